import { MarkLegend } from './mark_legend'
import { RibbonFrame } from './ribbon_frame'
import { placesOf, share, type Stretch, type StretchAxis } from './stretch_places'
import { StretchTicks } from './stretch_ticks'

interface StretchRibbonProps {
  /** The same for all ribbons that are read beneath each other. */
  axis: StretchAxis
  /** The day that is looked at. */
  mark: string
  /** What is agreed, as a line above. */
  agreed: readonly Stretch[]
  /** What is given and agreed. */
  given: readonly Stretch[]
  /** What is given and not agreed. */
  beyond: readonly Stretch[]
  /** The same in words: the text alternative. */
  summary: string
}

/** Two things that should cover the same days, above each other: what is agreed and what is given. */
export function StretchRibbon(props: StretchRibbonProps) {
  const { axis, mark, agreed, given, beyond, summary } = props
  return (
    <RibbonFrame axis={axis} mark={mark} summary={summary}>
      {placesOf(agreed, axis).map(({ start, width }) => (
        <rect
          key={start}
          x={share(start)}
          y={2}
          width={share(width)}
          height={3}
          className="fill-ink"
        />
      ))}
      <StretchTicks places={placesOf(given, axis)} {...TICKS} className="fill-cov-available" />
      <StretchTicks places={placesOf(beyond, axis)} {...TICKS} className="fill-cov-degraded" />
    </RibbonFrame>
  )
}

const TICKS = { y: 9, height: 12 }

interface StretchLegendProps {
  agreed: string
  given: string
  beyond: string
  mark: string
}

/** What the marks of ribbons mean. */
export function StretchLegend(words: StretchLegendProps) {
  return <MarkLegend marks={MARKS.map((mark) => ({ ...mark, label: words[mark.id] }))} />
}

const MARKS = [
  { id: 'agreed', path: 'M0 6h8v3h-8z', className: 'fill-ink' },
  { id: 'given', path: 'M3 2h2v12h-2z', className: 'fill-cov-available' },
  { id: 'beyond', path: 'M3 2h2v12h-2z', className: 'fill-cov-degraded' },
  { id: 'mark', path: 'M4 0h1v16h-1z', className: 'fill-ink' },
] as const
