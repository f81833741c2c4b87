import { Button } from '@kontor/design-system/button'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Select } from '@kontor/design-system/select'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarNames } from './calendar_names'
import type { CoverageChoice, DatedCoverage } from './coverage_views'
import { monthsOfYear } from './months_of_year'

type CoverageTableProps = CoverageChoice & { coverage: DatedCoverage }

/** The months of a year as figures, each of them a range to choose. */
export default function CoverageTable({ coverage, ...choice }: CoverageTableProps) {
  const { year, onDays } = choice
  const t = useText('catalogue')
  const { count } = useFormat()
  const { locale } = useShared()
  const { months: names } = calendarNames(locale)
  const rows = monthsOfYear(coverage, year)
  const figure = (id: 'trading' | 'available' | 'degraded' | 'missing' | 'holidays') => ({
    id,
    head: t(`table.${id}`),
    cell: (row: (typeof rows)[number]) => count(row[id]),
    footer: count(rows.reduce((sum, row) => sum + row[id], 0)),
    end: true,
  })
  const nameOf = (month: number) => `${names[month - 1]} ${year}`
  return (
    <>
      <YearSelect coverage={coverage} {...choice} />
      <DataTable
        caption={t('table.caption', { year })}
        rows={rows}
        rowKey={({ month }) => month}
        density="compact"
        columns={[
          {
            id: 'month',
            head: t('table.month'),
            cell: ({ month }) => nameOf(month),
            footer: String(year),
          },
          figure('trading'),
          figure('available'),
          figure('degraded'),
          figure('missing'),
          figure('holidays'),
          {
            id: 'choose',
            head: '',
            hidden: !onDays,
            end: true,
            cell: ({ month, from, to }) => (
              <Button variant="quiet" onPress={() => onDays?.({ from, to })}>
                {t('table.choose')}
                <span className="sr-only"> {nameOf(month)}</span>
              </Button>
            ),
          },
        ]}
      />
    </>
  )
}

function YearSelect({ coverage, year, onYear }: CoverageTableProps) {
  const t = useText('catalogue')
  const [first, last] = [coverage.firstDay, coverage.lastDay].map((day) => Number(day.slice(0, 4)))
  const years = Array.from({ length: last! - first! + 1 }, (_, at) => String(last! - at))
  return (
    <div className="max-w-40 pb-4">
      <Select
        name="year"
        label={t('detail.year')}
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={(chosen) => onYear(Number(chosen))}
      />
    </div>
  )
}
