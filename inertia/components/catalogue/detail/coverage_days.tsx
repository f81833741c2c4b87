import { DateText } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarNames } from './calendar_names'
import type { CoverageChoice } from './coverage_views'
import { daysOfMonth, type DayFacts, type DayRow } from './days_of_month'

interface CoverageDaysProps
  extends DayFacts, Pick<CoverageChoice, 'year' | 'days' | 'includesDegraded'> {
  month: number
}

/** Every day of a month: its condition, why, how large its files are, and what the range makes of it. */
export function CoverageDays({ year, month, days, includesDegraded, ...facts }: CoverageDaysProps) {
  const t = useText('catalogue/product')
  const say = useText('catalogue/coverage')
  const { size } = useFormat()
  const { locale } = useShared()
  const rows = daysOfMonth(facts, year, month)
  const rangeOf = ({ day, condition }: DayRow) => {
    if (!days || day < days.from || day > days.to) return ''
    const isCounted = condition === 'available' || (condition === 'degraded' && includesDegraded)
    return say(isCounted ? 'counted' : 'skipped')
  }
  return (
    <DataTable
      caption={say('caption', { month: calendarNames(locale).months[month - 1]!, year })}
      rows={rows}
      rowKey={({ day }) => day}
      density="compact"
      narrow="scroll"
      columns={[
        { id: 'day', head: t('detail.day'), cell: ({ day }) => <DayCell day={day} /> },
        { id: 'condition', head: t('detail.condition'), cell: (row) => <Condition row={row} /> },
        { id: 'note', head: say('note'), cell: (row) => <Note row={row} />, wrap: true },
        {
          id: 'size',
          head: say('size'),
          cell: ({ mostBytes }) => (mostBytes === null ? '' : size(mostBytes)),
          end: true,
        },
        { id: 'range', head: say('range'), hidden: !days, cell: rangeOf, end: true },
      ]}
    />
  )
}

function DayCell({ day }: Pick<DayRow, 'day'>) {
  const { locale } = useShared()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <>
      <DateText value={day} />{' '}
      <Text as="span" role="ui-s" tone="subtle">
        {weekday.format(new Date(`${day}T00:00:00Z`))}
      </Text>
    </>
  )
}

const DELIVERABLE = ['available', 'degraded', 'missing']

/** Days without trading step back behind those that are sold. */
function Condition({ row: { condition, isOwned } }: { row: DayRow }) {
  const say = useText('catalogue/coverage')
  const label = say(`condition.${condition}`)
  if (DELIVERABLE.includes(condition)) {
    return (
      <StatusBadge status={condition} label={label} detail={isOwned ? say('owned') : undefined} />
    )
  }
  return <span className="text-muted">{label}</span>
}

function Note({ row: { condition, note } }: { row: DayRow }) {
  const say = useText('catalogue/coverage')
  if (note) return note
  const isPlain = condition === 'weekend' || condition === 'missing' || condition === 'extra'
  return isPlain ? <span className="text-muted">{say(`why.${condition}`)}</span> : null
}
