import type { TickPaths } from './paths'
import type { RibbonPlan } from './plan'

/** The ticks of a ribbon or of a strip of years: one path a condition, black in print. */
export function TickLayer({ paths, tick }: { paths: TickPaths; tick: number }) {
  return (
    <g
      fill="none"
      strokeWidth={tick}
      className="forced-color-adjust-none print:[&_path]:stroke-ink"
    >
      <path d={paths.holiday} className="stroke-cov-closed" />
      <path d={paths.available} className="stroke-cov-available" />
      <path d={paths.pending} strokeWidth={1} className="stroke-control-border" />
      <path d={paths.degraded} className="stroke-cov-degraded" />
      <path d={paths.missing} className="stroke-cov-missing" />
    </g>
  )
}

interface RibbonDrawingProps {
  plan: RibbonPlan
  /** The tick under the cursor. */
  cursor: number | null
}

/** The drawing of a plan. It is decoration for those who see; words stand beside it. */
export function RibbonDrawing({ plan, cursor }: RibbonDrawingProps) {
  const { width, height, base } = plan
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block overflow-visible [shape-rendering:crispEdges]"
    >
      <rect y={base} width={width} height={1} className="fill-line" />
      <TickLayer paths={plan.paths} tick={plan.tick} />
      {plan.marks && <path d={plan.marks.degraded} className="fill-cov-degraded" />}
      {plan.marks && <path d={plan.marks.missing} className="fill-cov-missing" />}
      {plan.feet && <path d={plan.feet} className="fill-ink" />}
      <YearMarks plan={plan} labelled={height - base > 20} />
      {plan.frame && <Frame plan={plan} frame={plan.frame} />}
      {cursor !== null && <Cursor plan={plan} index={cursor} />}
    </svg>
  )
}

function YearMarks({ plan: { years, base }, labelled }: { plan: RibbonPlan; labelled: boolean }) {
  return (
    <>
      <path
        d={years.map(({ x }) => `M${x} ${base}h1v5h-1z`).join('')}
        className="fill-cov-closed"
      />
      {years.map(
        ({ x, labelX, label }) =>
          label &&
          labelled && (
            <text
              key={x}
              x={labelX + 4}
              y={base + 20}
              className="fill-subtle text-caption tabular-nums"
            >
              {label}
            </text>
          )
      )}
    </>
  )
}

function Frame({ plan, frame }: { plan: RibbonPlan; frame: { x: number; width: number } }) {
  const height = plan.base - plan.top + 14
  return (
    <rect
      x={frame.x}
      y={plan.top - 5}
      width={frame.width}
      height={height}
      strokeWidth={2}
      className="fill-none stroke-ink"
    />
  )
}

function Cursor({ plan, index }: { plan: RibbonPlan; index: number }) {
  const tick = plan.ticks[index]
  if (!tick) return null
  const top = plan.top
  return (
    <path
      d={`M${tick.x - 1} ${top - 1}h${plan.tick + 2}v${plan.base - top + 6}h${-plan.tick - 2}z`}
      className="fill-ink"
    />
  )
}
