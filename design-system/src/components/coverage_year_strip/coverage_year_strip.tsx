import { useMemo, type ReactNode } from 'react'
import { TickLayer } from '../coverage_ribbon/ribbon_drawing'
import { useMeasuredWidth } from '../coverage_ribbon/use_measured_width'
import { useTickCursor } from '../coverage_ribbon/use_tick_cursor'
import { tickInfo, type TickInfo } from '../coverage_ribbon/tick_info'
import { HEAD, ROW, planYears, yearsOf, type CatalogueMonth, type YearPlan } from './year_plan'
import { nearestTick, stepInYears } from './year_cursor'

export interface CoverageYearStripProps {
  months: readonly CatalogueMonth[]
  /** Twelve short names, January first. */
  monthLabels: readonly string[]
  /** The strip in one sentence; the text alternative. */
  summary: string
  describeTick: (tick: TickInfo) => string
  /** Words beside a year, in the order of the years shown. */
  notes?: readonly { year: number; text: ReactNode }[]
  /** Said below while nothing is pointed at. */
  caption?: ReactNode
  /** Pixels for which the server draws; the browser measures. */
  width?: number
}

const MARGIN = 40

/** A whole catalogue: a row a year, newest first; the height of a tick is the share delivered. */
export function CoverageYearStrip(props: CoverageYearStripProps) {
  const { months, monthLabels, summary, describeTick, notes, caption } = props
  const { ref, width } = useMeasuredWidth<HTMLDivElement>(props.width ?? 1100)
  const plan = useMemo(() => planYears(months, width, MARGIN), [months, width])
  const cursor = useTickCursor({
    count: plan.ticks.length,
    start: 0,
    at: (x, y) => nearestTick(plan, x, y),
    step: (key, from) => stepInYears(plan, key, from),
  })
  const words = (index: number) =>
    plan.ticks[index] ? describeTick(tickInfo(plan, months, index)) : ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-strip-notes">
      <div>
        <div
          ref={ref}
          role="slider"
          tabIndex={0}
          aria-label={summary}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, plan.ticks.length - 1)}
          aria-valuenow={Math.max(0, cursor.resting)}
          aria-valuetext={words(cursor.resting)}
          style={{ blockSize: plan.height }}
          className="w-full overflow-x-clip"
          {...cursor.pointer}
          {...cursor.keyboard}
        >
          <Drawing plan={plan} width={width} monthLabels={monthLabels} cursor={cursor.index} />
        </div>
        <div className="grid pt-2 text-ui-s text-muted tabular-nums [&>*]:[grid-area:1/1]">
          <div className={cursor.index === null ? '' : 'opacity-0'}>{caption ?? '\u00a0'}</div>
          {cursor.index !== null && <p aria-hidden="true">{words(cursor.index)}</p>}
        </div>
      </div>
      {notes && <YearNotes notes={notes} years={yearsOf(months)} />}
    </div>
  )
}

interface DrawingProps {
  plan: YearPlan
  width: number
  monthLabels: readonly string[]
  cursor: number | null
}

function Drawing({ plan, width, monthLabels, cursor }: DrawingProps) {
  const every = plan.unit === 'day' ? 1 : 3
  const tick = cursor === null ? undefined : plan.ticks[cursor]
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={plan.height}
      className="block overflow-visible [shape-rendering:crispEdges]"
    >
      <g className="fill-subtle text-caption tabular-nums">
        {plan.rows.map(({ year, base }) => (
          <text key={year} y={base - 1}>
            {year}
          </text>
        ))}
        {plan.months.map((x, at) =>
          at % every === 0 ? (
            <text key={x} x={x} y={10}>
              {monthLabels[at]}
            </text>
          ) : null
        )}
      </g>
      <TickLayer paths={plan.paths} tick={plan.tick} />
      {tick && (
        <path
          d={`M${tick.x - 1} ${tick.base + 2}h${plan.tick + 2}v-${ROW - 1}h${-plan.tick - 2}z`}
          className="fill-ink"
        />
      )}
    </svg>
  )
}

interface YearNotesProps {
  notes: NonNullable<CoverageYearStripProps['notes']>
  years: readonly number[]
}

/** On wide pages a note stands beside its year, below them it joins a list of two columns. */
function YearNotes({ notes, years }: YearNotesProps) {
  return (
    <ul className="relative grid grid-cols-2 gap-3 text-ui-s text-muted max-sm:grid-cols-1 lg:block">
      {notes.map(({ year, text }) => (
        <li
          key={year}
          style={{ insetBlockStart: HEAD + years.indexOf(year) * ROW }}
          className="inset-x-0 border-t border-line-strong pt-1 lg:absolute"
        >
          <span className="me-1 font-semibold text-ink tabular-nums">{year}</span>
          {text}
        </li>
      ))}
    </ul>
  )
}
