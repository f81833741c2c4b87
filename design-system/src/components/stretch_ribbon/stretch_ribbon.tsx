import { useId } from 'react'
import { placeOf, placesOf, yearsWithin, type Stretch, type StretchAxis } from './stretch_places'

export type { Stretch } from './stretch_places'

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
  const share = (part: number) => `${(part * 100).toFixed(3)}%`
  return (
    <svg role="img" aria-label={summary} className={RIBBON}>
      {yearsWithin(axis).map((day) => (
        <rect key={day} x={share(placeOf(day, axis))} width={1} height={24} className="fill-line" />
      ))}
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
      <Ticks places={placesOf(given, axis)} share={share} className="fill-cov-available" />
      <Ticks places={placesOf(beyond, axis)} share={share} className="fill-cov-degraded" />
      <rect x={share(placeOf(mark, axis))} width={1} height={24} className="fill-ink" />
    </svg>
  )
}

const RIBBON = 'block h-6 w-full forced-color-adjust-none [shape-rendering:crispEdges]'

interface TicksProps {
  places: readonly { start: number; width: number }[]
  share: (part: number) => string
  className: string
}

/** Ticks stand at the same places in all ribbons of a page. */
function Ticks({ places, share, className }: TicksProps) {
  const pattern = useId()
  return (
    <>
      <pattern id={pattern} width={4} height={24} patternUnits="userSpaceOnUse">
        <rect width={2.5} height={24} className={className} />
      </pattern>
      {places.map(({ start, width }) => (
        <rect
          key={start}
          x={share(start)}
          y={9}
          width={share(width)}
          height={12}
          fill={`url(#${pattern})`}
        />
      ))}
    </>
  )
}

interface StretchLegendProps {
  agreed: string
  given: string
  beyond: string
  mark: string
}

/** What the marks of ribbons mean. */
export function StretchLegend(words: StretchLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ui-s text-muted">
      {MARKS.map(([name, path, className]) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <svg
            aria-hidden="true"
            viewBox="0 0 8 16"
            className="h-4 w-2 [shape-rendering:crispEdges]"
          >
            <path d={path} className={className} />
          </svg>
          {words[name]}
        </li>
      ))}
    </ul>
  )
}

const MARKS = [
  ['agreed', 'M0 6h8v3h-8z', 'fill-ink'],
  ['given', 'M3 2h2v12h-2z', 'fill-cov-available'],
  ['beyond', 'M3 2h2v12h-2z', 'fill-cov-degraded'],
  ['mark', 'M4 0h1v16h-1z', 'fill-ink'],
] as const
