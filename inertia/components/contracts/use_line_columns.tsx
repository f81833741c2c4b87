import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ImportLine } from './types'
import { MOST_DIGITS } from './use_partner_form'

export type LineSort = 'line' | 'id'

const MOST_OF_NAME = 200

/** Columns of an import's lines: what is in each, what was before, and what comes of it. */
export function useLineColumns(): ListColumn<ImportLine, LineSort>[] {
  const { count } = useFormat()
  return [
    { id: 'line', end: true, sort: 'line', cell: ({ line }) => count(line) },
    { id: 'id', sort: 'id', cell: ({ bpId }) => bpId ?? '' },
    {
      id: 'name',
      wrap: true,
      cell: ({ name, text, ...line }) =>
        name === null ? (
          <Text as="span" role="mono-s">
            {text}
          </Text>
        ) : (
          <Changed now={name} old={isChange(line) ? line.oldName : null} />
        ),
    },
    {
      id: 'country',
      cell: ({ country, ...line }) => (
        <Changed now={country ?? ''} old={isChange(line) ? line.oldCountry : null} />
      ),
    },
    { id: 'outcome', lead: true, wrap: true, cell: (line) => <OutcomeText {...line} /> },
  ]
}

const isChange = ({ outcome }: Pick<ImportLine, 'outcome'>) =>
  outcome === 'changed' || outcome === 'held'

/** A value, and below it what it was. */
function Changed({ now, old }: { now: string; old: string | null }) {
  const t = useText('contracts/partner_import')
  return (
    <span className="grid">
      <span>{now}</span>
      {old !== null && old !== now && (
        <Text as="span" role="ui-s" tone="subtle">
          {t('lines.from', { old })}
        </Text>
      )}
    </span>
  )
}

/** How states that staff know look: what is new, at work, over, refused. */
const LOOKS: Record<ImportLine['outcome'], string> = {
  new: 'New',
  changed: 'Processing',
  unchanged: 'Archived',
  repeated: 'Archived',
  wrong: 'Failed',
  twice: 'Failed',
  held: 'Failed',
}

function OutcomeText(line: ImportLine) {
  const t = useText('contracts/partner_import')
  const { outcome, wasOutcome } = line
  const params = { first: String(line.firstLine ?? '') }
  const words = useReasons(line)
  const was =
    wasOutcome && wasOutcome !== outcome
      ? [t('lines.was', { was: t(`outcomes.${wasOutcome}`, params) })]
      : []
  return (
    <StatusBadge
      status={LOOKS[outcome]}
      label={t(`outcomes.${outcome}`, params)}
      detail={[...words, ...was].join(' ')}
    />
  )
}

/** What keeps a line from being written, in sentences. */
function useReasons({ outcome, problems, firstLine }: ImportLine): string[] {
  const t = useText('contracts/partner_import')
  const reasons = { wrong: problems, twice: ['twice'], held: ['held'] }
  const own = outcome in reasons ? reasons[outcome as keyof typeof reasons] : []
  const params = {
    first: String(firstLine ?? ''),
    digits: String(MOST_DIGITS),
    most: String(MOST_OF_NAME),
  }
  return own.map((reason) => t(`reasons.${reason as 'twice'}`, params))
}
