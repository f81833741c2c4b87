import { useId } from 'react'
import { seriesLook, SeriesPatterns, seriesStroke } from './series_look'
import type { SharePart, ShareRingProps } from './share_props'
import { ShareTable } from './share_table'

const SIZE = 240
const THICKNESS = 44
const RADIUS = (SIZE - THICKNESS) / 2
/** Degrees from where circles begin back to the top. */
const TO_TOP = -90
/** Between two parts, in percent of the ring. */
const GAP = 0.4

/** Parts of a whole as a ring from the top on, clockwise, beside the table of the same figures. */
export function ShareRing({ width = 1200, height = 500, ...props }: ShareRingProps) {
  const { label, parts, leads } = props
  const id = useId()
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) => (whole > 0 ? (value / whole) * 100 : 0)
  const beginOf = (at: number) =>
    parts.slice(0, at).reduce((sum, { value }) => sum + percent(value), 0)
  return (
    <figure
      aria-label={label}
      style={{ maxInlineSize: width }}
      className="grid grid-cols-1 items-center gap-x-10 gap-y-4 sm:grid-cols-3"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        style={{ maxBlockSize: height }}
        className="w-full forced-color-adjust-none"
      >
        <SeriesPatterns id={id} turn={-TO_TOP} />
        <g transform={`rotate(${TO_TOP} ${SIZE / 2} ${SIZE / 2})`}>
          {parts.map((part, at) => (
            <Arc
              key={part.id}
              id={id}
              at={part.look ?? at}
              begin={beginOf(at)}
              length={percent(part.value)}
              onOpen={openerOf(part, leads)}
            />
          ))}
        </g>
      </svg>
      <div className="sm:col-span-2">
        <ShareTable {...props} whole={whole} />
      </div>
    </figure>
  )
}

function openerOf(part: SharePart, leads: ShareRingProps['leads']) {
  const href = leads?.hrefOf(part)
  return href === undefined ? undefined : () => leads?.open(href)
}

interface ArcProps {
  id: string
  at: number
  /** In percent of the ring. */
  begin: number
  length: number
  onOpen?: () => void
}

/** A stretch of the ring, as thick as its series is drawn elsewhere. */
function Arc({ id, at, begin, length, onOpen }: ArcProps) {
  const drawn = length < 100 ? Math.max(length - GAP, length / 2) : 100
  return (
    <circle
      cx={SIZE / 2}
      cy={SIZE / 2}
      r={RADIUS}
      pathLength={100}
      strokeWidth={THICKNESS * seriesLook(at).share}
      strokeDasharray={`${drawn} ${100 - drawn}`}
      strokeDashoffset={-begin}
      onClick={onOpen}
      {...seriesStroke(id, at, onOpen ? 'cursor-pointer fill-none' : 'fill-none')}
    />
  )
}
