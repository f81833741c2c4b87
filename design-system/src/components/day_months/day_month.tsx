import { daysInMonth, formatDay, isoDay, partsOf, weekdayOf, type DayNumber } from '../date_text'
import type { DayMonthsProps } from './day_months_props'

const TINTS = ['', 'bg-cov-1', 'bg-cov-2', 'bg-cov-3']
const CELL =
  'grid h-7 place-items-center rounded-mark text-day tabular-nums enabled:hover:bg-hover pointer-coarse:h-11'
const CHOSEN =
  'bg-cov-selected text-cov-selected-ink ring-2 ring-ink ring-offset-1 ring-offset-canvas'
const SUGGESTED = 'outline-2 -outline-offset-2 outline-dashed outline-control-border'

/** A month with Monday first; days that cannot be chosen stand quietly in their places. */
export function DayMonth(props: DayMonthsProps & { first: DayNumber }) {
  const { first, monthNames, weekdayNames } = props
  const { year, month } = partsOf(first)
  const days = Array.from({ length: daysInMonth(year, month) }, (_, at) => first + at)
  return (
    <section aria-label={`${monthNames[month - 1]} ${year}`}>
      <p className="pb-1.5 text-label">
        {monthNames[month - 1]} {year}
      </p>
      <div className="grid grid-cols-7 gap-0.5">
        {weekdayNames.map((name, at) => (
          <span key={at} aria-hidden className="text-center text-caption text-subtle">
            {name}
          </span>
        ))}
        {Array.from({ length: weekdayOf(first) }, (_, at) => (
          <span key={`before-${at}`} />
        ))}
        {days.map((day) => (
          <DayCell key={day} {...props} day={day} />
        ))}
      </div>
    </section>
  )
}

function DayCell(props: DayMonthsProps & { day: DayNumber }) {
  const { day, chosen, suggested, onChoose } = props
  const iso = isoDay(day)
  const { isThere, tint, label } = props.dayOf(iso)
  const isChosen = iso === chosen
  const look = isChosen ? CHOSEN : `${TINTS[tint]} ${iso === suggested ? SUGGESTED : ''}`
  return (
    <button
      type="button"
      data-day={day}
      disabled={!isThere}
      aria-pressed={isChosen}
      aria-label={`${formatDay(iso)}, ${label}`}
      tabIndex={isChosen || (!chosen && isThere) ? 0 : -1}
      onClick={() => onChoose(iso)}
      className={`${CELL} ${isThere ? look : 'text-disabled'}`}
    >
      {partsOf(day).date}
    </button>
  )
}
