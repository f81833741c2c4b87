import { useEffect, useMemo, useRef, useState } from 'react'
import { addMonths, dayNumber, dayOf, isoDay, partsOf } from '../date_text'
import type { DayNumber } from '../date_text'
import { countDays, readCoverage, type Coverage } from '../coverage_ribbon/coverage'
import { daysOfMonth, type Bounds } from './calendar_month'
import type { CoverageCalendarProps, DaySelection } from './calendar_props'
import { clamp } from './movement'
import type { DayRange, Draft } from './range_draft'
import { stopInMonth, stopInYear } from './tab_stop'
import { useDayGrid } from './use_day_grid'
import { useRangeChoice } from './use_range_choice'

/** What the calendar shows and where its tab stops are; choice and keys come from their hooks. */
export function useCalendar(props: CoverageCalendarProps) {
  const { year, onYearChange, min, max, pendingFrom, selection } = props
  const bounds = useMemo(
    () => ({
      min: dayNumber(min),
      max: dayNumber(max),
      pendingFrom: pendingFrom === undefined ? undefined : dayNumber(pendingFrom),
    }),
    [min, max, pendingFrom]
  )
  const coverage = useMemo(() => readCoverage(props.months), [props.months])
  const months = useNamedMonths(coverage, props, bounds)
  const chosen = selection && asRange(selection)
  const reported = useRef(selection?.to)
  const choose = (range: DayRange | null) => {
    reported.current = range ? isoDay(range.to) : undefined
    props.onSelectionChange(range && asSelection(range))
  }
  const { draft, act, shown } = useRangeChoice(chosen, choose, props.picksDays)

  const [focus, setFocus] = useState<DayNumber>(() => clamp(chosen?.to ?? bounds.max, bounds))
  const [month, setMonth] = useState(() => partsOf(stopInYear(focus, chosen, year, bounds)).month)
  // A range that is typed or preset elsewhere brings its last month into view.
  useEffect(() => {
    if (!selection || selection.to === reported.current) return
    reported.current = selection.to
    setFocus(dayNumber(selection.to))
    setMonth(partsOf(dayNumber(selection.to)).month)
  }, [selection])

  const show = (day: DayNumber) => {
    const target = partsOf(day)
    setMonth(target.month)
    if (target.year !== year) onYearChange(target.year)
  }
  const moveTo = (day: DayNumber) => {
    setFocus(day)
    show(day)
  }
  const options = { bounds, chosen, draft, act, moveTo }

  return {
    bounds,
    months,
    month,
    shown,
    yearGrid: useDayGrid({ view: 'year', ...options }),
    monthGrid: useDayGrid({ view: 'month', ...options }),
    yearStop: stopInYear(focus, chosen, year, bounds),
    monthStop: stopInMonth(focus, year, month, bounds),
    stepMonth: (by: 1 | -1) => show(addMonths(dayOf(year, month, 1), by)),
    words: wordsFor(props, coverage, draft, shown),
  }
}

function useNamedMonths(coverage: Coverage, props: CoverageCalendarProps, bounds: Bounds) {
  const { year, describeDay, owned, leavesDegradedOut } = props
  const marks = useMemo(
    () => ({ owned: owned?.map(asRange), leavesDegradedOut }),
    [owned, leavesDegradedOut]
  )
  return useMemo(
    () =>
      Array.from({ length: 12 }, (_, at) =>
        daysOfMonth(coverage, year, at + 1, bounds, marks).map((day) => ({
          ...day,
          name: describeDay(day),
        }))
      ),
    [coverage, year, bounds, marks, describeDay]
  )
}

function wordsFor(
  { labels, describeSelection }: CoverageCalendarProps,
  coverage: Coverage,
  draft: Draft | null,
  shown: DayRange | null
): string {
  if (draft?.by === 'tap' && draft.anchor === draft.head) {
    return labels.chooseEnd(isoDay(draft.anchor))
  }
  if (!shown) return ''
  return describeSelection(asSelection(shown), countDays(coverage, shown.from, shown.to))
}

function asRange({ from, to }: DaySelection): DayRange {
  return { from: dayNumber(from), to: dayNumber(to) }
}

function asSelection({ from, to }: DayRange): DaySelection {
  return { from: isoDay(from), to: isoDay(to) }
}
