import { SummaryList } from '../summary_list'
import { TotalsTable, type TotalsRow } from '../totals_table'
import type { Command, CommandFact } from './types'

interface CommandAsideProps {
  command: Command
  /** Names the place. */
  label: string
}

/** What is known of the command that is chosen, beside the list: nobody has to open it to compare. */
export function CommandAside({ command, label }: CommandAsideProps) {
  const { label: name, detail, mark, figure, facts = [] } = command
  const counts = facts.some(({ rank }) => rank !== undefined)
  /* Where facts are told, they say it with its name. */
  const said = counts || facts.length === 0 ? detail : undefined
  return (
    <section
      aria-label={label}
      className="hidden max-h-96 min-w-0 overflow-y-auto border-s border-line p-5 md:block md:max-h-128"
    >
      <div className="flex items-start justify-between gap-4 pb-4">
        <div className="min-w-0">
          <h2 className="text-display-s">{name}</h2>
          {said && <p className="pt-0.5 text-ui-s text-muted">{said}</p>}
        </div>
        {(mark ?? (!counts && figure)) && (
          <div className="grid shrink-0 justify-items-end gap-1 text-ui">
            {!counts && figure}
            {mark}
          </div>
        )}
      </div>
      {counts ? (
        <Counted facts={facts} caption={name} />
      ) : (
        <SummaryList layout="beside" items={facts.map(asItem)} />
      )}
    </section>
  )
}

/** Figures that add up. */
function Counted({ facts, caption }: { facts: readonly CommandFact[]; caption: string }) {
  const total = facts.find(({ rank }) => rank === 'total')
  const steps = facts.filter((fact) => fact !== total)
  return (
    <TotalsTable
      caption={caption}
      rows={steps.map(asRow)}
      total={total && { label: total.label, amount: total.text, why: total.why }}
    />
  )
}

const asRow = ({ label, text, why, rank }: CommandFact): TotalsRow => ({
  ...{ id: label, label, amount: text, why },
  sum: rank === 'sum',
})

const asItem = ({ label, text }: CommandFact) => ({ id: label, term: label, value: text })
