import { placeOf, share, type StretchAxis } from '../stretch_ribbon'
import { marksOn } from './span_marks'

interface SpanAxisProps {
  axis: StretchAxis
  today: string
  todayLabel: string
}

/** The years above rows of `SpanRibbon`, or the quarters of one, with today; what it says stands in the rows as text. */
export function SpanAxis({ axis, today, todayLabel }: SpanAxisProps) {
  return (
    <svg aria-hidden="true" className={AXIS}>
      {marksOn(axis).map(({ day, label }) => (
        <g key={day}>
          <rect
            x={share(placeOf(day, axis))}
            y={17}
            width={1}
            height={11}
            className="fill-line-strong"
          />
          <text x={share(placeOf(day, axis))} dx={4} y={27} className={YEAR}>
            {label}
          </text>
        </g>
      ))}
      <text x={share(placeOf(today, axis))} y={11} textAnchor="middle" className={TODAY}>
        {todayLabel}
      </text>
      <rect x={share(placeOf(today, axis))} y={14} width={1} height={14} className="fill-ink" />
    </svg>
  )
}

const AXIS = 'block h-7 w-full overflow-visible forced-color-adjust-none'
const YEAR = 'fill-subtle text-caption tabular-nums'
const TODAY = 'fill-ink text-caption'
