import { Button } from '@kontor/design-system/button'
import { Select } from '@kontor/design-system/select'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarNames } from './calendar_names'
import { CoverageDays } from './coverage_days'
import { CoverageMonths } from './coverage_months'
import type { CoverageChoice, DatedCoverage } from './coverage_views'
import type { DayFacts } from './days_of_month'
import { monthsOfYear } from './months_of_year'

interface CoverageTableProps extends CoverageChoice, Pick<DayFacts, 'knownDays'> {
  coverage: DatedCoverage
}

const WHOLE_YEAR = 'year'

/** The history as rows: the days of a month, or the months of a year. */
export default function CoverageTable(props: CoverageTableProps) {
  const { coverage, year, days, onDays } = props
  const [wanted, setWanted] = useState<number | typeof WHOLE_YEAR | null>(null)
  const months = monthsOfYear(coverage, year)
  const month = shownMonth(months, year, wanted ?? days?.to ?? null)
  const shown = months.find((one) => one.month === month)
  const text = useText('catalogue/coverage')
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-4">
        <YearSelect {...props} />
        <MonthSelect months={months} month={shown ? month : WHOLE_YEAR} onMonth={setWanted} />
        {shown && onDays && (
          <Button variant="quiet" onPress={() => onDays({ from: shown.from, to: shown.to })}>
            {text('choose')}
          </Button>
        )}
      </div>
      <div className="pb-4">
        {shown ? (
          <CoverageDays {...props} month={shown.month} />
        ) : (
          <CoverageMonths coverage={coverage} year={year} onDays={onDays} onMonth={setWanted} />
        )}
      </div>
    </>
  )
}

type MonthRows = ReturnType<typeof monthsOfYear>

/** The month asked for, or the nearest that the year has; first that in which the chosen days end. */
function shownMonth(months: MonthRows, year: number, wanted: number | string | null) {
  if (wanted === WHOLE_YEAR) return WHOLE_YEAR
  const month = typeof wanted === 'string' ? monthOf(wanted, year) : (wanted ?? 12)
  return (months.findLast((one) => one.month <= month) ?? months[0])?.month ?? WHOLE_YEAR
}

const monthOf = (day: string, year: number) =>
  Number(day.slice(0, 4)) === year ? Number(day.slice(5, 7)) : 12

interface MonthSelectProps {
  months: MonthRows
  month: number | typeof WHOLE_YEAR
  onMonth: (month: number | typeof WHOLE_YEAR) => void
}

function MonthSelect({ months, month, onMonth }: MonthSelectProps) {
  const t = useText('catalogue/coverage')
  const { locale } = useShared()
  const names = calendarNames(locale).months
  const options = months.map((one) => ({ value: String(one.month), label: names[one.month - 1]! }))
  return (
    <div className="w-60">
      <Select
        name="month"
        label={t('month')}
        options={[...options, { value: WHOLE_YEAR, label: t('whole_year') }]}
        value={String(month)}
        onChange={(chosen) => onMonth(chosen === WHOLE_YEAR ? WHOLE_YEAR : Number(chosen))}
      />
    </div>
  )
}

function YearSelect({ coverage, year, onYear }: CoverageTableProps) {
  const t = useText('catalogue/product')
  const [first, last] = [coverage.firstDay, coverage.lastDay].map((day) => Number(day.slice(0, 4)))
  const years = Array.from({ length: last! - first! + 1 }, (_, at) => String(last! - at))
  return (
    <div className="w-28">
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
