import type { ReactNode } from 'react'
import { placeOf, share, yearsWithin, type StretchAxis } from './stretch_places'

interface RibbonFrameProps {
  axis: StretchAxis
  /** The day that is looked at, as a line over everything. */
  mark: string
  /** Days that are marked behind it; its years unless others are named. */
  lines?: readonly string[]
  /** The text alternative; without one the ribbon is not read out. */
  summary?: string
  children: ReactNode
}

/** What ribbons of an axis have in common: its years or other days behind what they show, and a day before it. */
export function RibbonFrame({
  axis,
  mark,
  lines = yearsWithin(axis),
  summary,
  children,
}: RibbonFrameProps) {
  const said = summary === undefined ? HIDDEN : { 'role': 'img', 'aria-label': summary }
  return (
    <svg {...said} className={RIBBON}>
      {lines.map((day) => (
        <rect key={day} x={share(placeOf(day, axis))} width={1} height={24} className="fill-line" />
      ))}
      {children}
      <rect x={share(placeOf(mark, axis))} width={1} height={24} className="fill-ink" />
    </svg>
  )
}

const HIDDEN = { 'aria-hidden': true }
const RIBBON = 'block h-6 w-full forced-color-adjust-none [shape-rendering:crispEdges]'
