import { Button } from '@kontor/design-system/button'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarNames } from './calendar_names'
import type { CoverageChoice, DatedCoverage } from './coverage_views'
import { monthsOfYear } from './months_of_year'

interface CoverageMonthsProps extends Pick<CoverageChoice, 'year' | 'onDays'> {
  coverage: DatedCoverage
  onMonth: (month: number) => void
}

/** The months of a year as figures, each of them a range to choose and days to look at. */
export function CoverageMonths({ coverage, year, onDays, onMonth }: CoverageMonthsProps) {
  const t = useText('catalogue/products')
  const say = useText('catalogue/coverage')
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
          end: true,
          cell: ({ month, from, to }) => (
            <>
              <Button variant="quiet" onPress={() => onMonth(month)}>
                {say('show_days')}
                <span className="sr-only"> {nameOf(month)}</span>
              </Button>
              {onDays && (
                <Button variant="quiet" onPress={() => onDays({ from, to })}>
                  {t('table.choose')}
                  <span className="sr-only"> {nameOf(month)}</span>
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
