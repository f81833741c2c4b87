import { Button } from '@kontor/design-system/button'
import { useText } from '~/hooks/use_text'
import type { Selection } from '../keys/use_selection'
import { BulkDialog } from './bulk_dialog'
import { BulkFrame } from './bulk_frame'
import { BulkResult } from './bulk_result'
import { SelectedCount } from './selected_count'
import type { BulkAction } from './types'
import type { BulkSteps } from './use_bulk_steps'

interface BulkBarProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => number
  nameOf: (row: Row) => string
  selection: Selection
  actions: readonly BulkAction<Row>[]
  steps: BulkSteps<Row>
}

/** At the foot of a list: what can be done with the rows that are selected, then how it went. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { rows, keyOf, nameOf, selection, steps } = props
  const { asked } = steps
  const named = (keys: readonly number[]) => rows.filter((row) => keys.includes(keyOf(row)))
  const nameAt = (key: number) => named([key]).map(nameOf)[0] ?? String(key)
  return (
    <>
      <Foot {...props} />
      {asked && (
        <BulkDialog
          asked={asked}
          rows={named(asked.outcome.done)}
          nameOf={nameOf}
          nameAt={nameAt}
          onConfirm={async (reason, values) => {
            if (await steps.act(nameAt, reason, values)) selection.clear()
          }}
          onExpect={steps.expect}
          onClose={steps.close}
        />
      )}
    </>
  )
}

function Foot<Row>({ rows, keyOf, selection, actions, steps }: BulkBarProps<Row>) {
  const t = useText('shared/bulk')
  const { result, pending } = steps
  const keys = rows.map(keyOf).filter((key) => selection.chosen.has(key))
  if (keys.length === 0 && !result) return null
  return (
    <BulkFrame>
      {keys.length === 0 && result ? (
        <BulkResult result={result} onUndo={() => void steps.undo()} onClose={steps.dismiss} />
      ) : (
        <>
          <SelectedCount count={keys.length} />
          <div className="flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button
                key={action.path}
                isPending={pending === action.path}
                pendingLabel={t('looking')}
                onPress={() => void steps.ask(action, keys)}
              >
                {action.label}
              </Button>
            ))}
            <Button variant="quiet" onPress={selection.clear}>
              {t('clear')}
            </Button>
          </div>
        </>
      )}
    </BulkFrame>
  )
}
