import { parseDate, type CalendarDate } from '@internationalized/date'
import { use } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { ChevronEndIcon, ChevronStartIcon } from '../icon'
import { Select } from '../select'

interface MonthCalendarProps {
  /** `2025-03-03`, the day that is chosen. */
  value: string | null
  onChange: (day: string) => void
  min?: string
  max?: string
  label: string
  previousLabel: string
  nextLabel: string
}

/** One month with its weekdays; month and year can be jumped to. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { value, onChange, min, max, label, previousLabel, nextLabel } = props
  return (
    <Calendar
      aria-label={label}
      autoFocus
      firstDayOfWeek="mon"
      value={dateOf(value)}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      onChange={(day) => onChange(String(day))}
    >
      <div className="flex items-center gap-1 pb-2">
        <Button slot="previous" aria-label={previousLabel} className={STEP}>
          <ChevronStartIcon />
        </Button>
        <CalendarMonthPicker format="long">{Jump}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={YEARS}>{YearJump}</CalendarYearPicker>
        <Button slot="next" aria-label={nextLabel} className={STEP}>
          <ChevronEndIcon />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="text-caption font-normal text-subtle">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(day) => <CalendarCell date={day} className={DAY} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

const YEARS = 24

interface JumpProps {
  'aria-label': string
  'value': string | number
  'onChange': (id: number) => void
  'items': readonly { id: string | number; formatted: string }[]
}

function Jump({ 'aria-label': label, value, onChange, items }: JumpProps) {
  return (
    <div className="grow">
      <Select
        label={label}
        isLabelHidden
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
        options={items.map(({ id, formatted }) => ({ value: String(id), label: formatted }))}
      />
    </div>
  )
}

/** Another year and the same month: the picker's own step would go to January. */
function YearJump({
  items,
  ...props
}: Omit<JumpProps, 'onChange' | 'items'> & { items: YearItem[] }) {
  const state = use(CalendarStateContext)!
  const jump = (id: number) => {
    const year = items.find((item) => item.id === id)?.date.year
    if (year !== undefined) state.setFocusedDate(state.focusedDate.set({ year }))
  }
  return <Jump {...props} items={items} onChange={jump} />
}

interface YearItem {
  id: number
  formatted: string
  date: CalendarDate
}

function dateOf(day: string | null | undefined): CalendarDate | null {
  return day ? parseDate(day) : null
}

const STEP =
  'grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink data-disabled:text-disabled pointer-coarse:size-11'

const DAY = [
  'grid size-9 cursor-pointer place-items-center rounded-control text-mono outline-none pointer-coarse:size-11',
  'hover:bg-hover data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:text-disabled',
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-focus',
  'data-selected:bg-accent data-selected:text-on-accent',
].join(' ')
