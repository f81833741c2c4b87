import type { IsoDay } from '../../components/date_text'
import { AGE_WIDTH, lookOf, placeDays } from './plan_ages'

const HEIGHT = 16

interface AgeTallyProps {
  /** The trading days that are drawn, today last; the same for all rows. */
  axis: readonly IsoDay[]
  since: IsoDay
  /** The last day in time; ticks after it stand taller and are brass. */
  due?: IsoDay | null
  /** Trading days of its age before the axis begins. */
  before?: number
  /** The age in words. */
  label: string
}

/** How long something waits: one tick a trading day. */
export function AgeTally({ axis, since, due = null, before = 0, label }: AgeTallyProps) {
  const ticks = placeDays(axis).map(({ day, x }) => ({ x, look: lookOf(day, since, due) }))
  const path = (look: 'none' | 'age' | 'over', top: number) =>
    ticks
      .filter((tick) => tick.look === look)
      .map(({ x }) => `M${x} ${top}h2V${HEIGHT}h-2z`)
      .join('')
  return (
    <svg role="img" aria-label={label} width={AGE_WIDTH} height={HEIGHT} className={DRAWING}>
      <path d={path('none', HEIGHT - 1)} className="fill-line-strong" />
      <path d={path('age', 6)} className="fill-cov-available" />
      <path d={path('over', 0)} className="fill-cov-degraded" />
      {before > 0 && (
        <text x={0} y={HEIGHT} className="fill-subtle text-caption tabular-nums">
          +{before}
        </text>
      )}
    </svg>
  )
}

interface AgeAxisProps {
  axis: readonly IsoDay[]
  /** Word for the last day: "today". */
  todayLabel: string
}

/** Names the ends of the axis on which ages are drawn; decoration above them. */
export function AgeAxis({ axis, todayLabel }: AgeAxisProps) {
  const placed = placeDays(axis)
  const weeks = placed.filter(({ beginsWeek }) => beginsWeek)
  const [first, second] = weeks
  const named = first && first.x > 4 ? first : second
  return (
    <svg aria-hidden="true" width={AGE_WIDTH} height={HEIGHT} className={DRAWING}>
      <path d={weeks.map(({ x }) => `M${x} 13h1v3h-1z`).join('')} className="fill-cov-closed" />
      <path d={`M${AGE_WIDTH - 2} 13h2v3h-2z`} className="fill-ink" />
      {named && (
        <text x={named.x} y={9} className="fill-subtle text-caption tabular-nums">
          {named.day.slice(5).replace('-', '/')}
        </text>
      )}
      <text x={AGE_WIDTH} y={9} textAnchor="end" className="fill-subtle text-caption">
        {todayLabel}
      </text>
    </svg>
  )
}

const DRAWING =
  'block overflow-visible forced-color-adjust-none [shape-rendering:crispEdges] print:[&_path]:fill-ink'
