import {
  placesOf,
  RibbonFrame,
  share,
  StretchTicks,
  type Stretch,
  type StretchAxis,
} from '../stretch_ribbon'
import { marksOn } from './span_marks'

/** Given now, on trial, still to come, or given no more. */
export type SpanKind = 'given' | 'trial' | 'ahead' | 'over'

export interface Span extends Stretch {
  kind: SpanKind
}

interface SpanRibbonProps {
  /** The same for all rows, and for the `SpanAxis` in their head. */
  axis: StretchAxis
  today: string
  spans: readonly Span[]
  /** When what is given can be seen, as a line below. */
  seen: readonly Stretch[]
}

/** The days of one row on an axis that it shares with the others. They stand beside it as text: it is not read out. */
export function SpanRibbon({ axis, today, spans, seen }: SpanRibbonProps) {
  const ofKind = (kind: SpanKind) => spans.filter((span) => span.kind === kind)
  return (
    <RibbonFrame axis={axis} mark={today} lines={linesOn(axis)}>
      {KINDS.map(({ kind, ...look }) => (
        <StretchTicks key={kind} places={placesOf(ofKind(kind), axis)} {...look} />
      ))}
      {placesOf(seen, axis).map(({ start, width }, at) => (
        <rect
          key={at}
          x={share(start)}
          y={20}
          width={share(width)}
          height={2}
          className="fill-ink"
        />
      ))}
    </RibbonFrame>
  )
}

/** Where the axis itself begins, nothing is marked. */
const linesOn = (axis: StretchAxis) =>
  marksOn(axis).flatMap(({ day }) => (day === axis.from ? [] : day))

const KINDS = [
  { kind: 'over', y: 2, height: 15, className: 'fill-cov-closed' },
  { kind: 'given', y: 2, height: 15, className: 'fill-cov-available' },
  { kind: 'trial', y: 2, height: 15, className: 'fill-muted' },
  { kind: 'ahead', y: 11, height: 6, className: 'fill-cov-available' },
] as const
