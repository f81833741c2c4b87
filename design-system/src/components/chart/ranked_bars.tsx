import { useId } from 'react'
import { useAnchor } from '../link'
import { BeforeMark } from './before_mark'
import {
  beforeOf,
  describePoint,
  farthestOf,
  isWhole,
  totalOf,
  type ChartPoint,
} from './chart_data'
import { ChartFigure } from './chart_figure'
import type { ChartProps } from './chart_props'
import { niceScale } from './nice_scale'
import { barFill, seriesLook, SeriesPatterns } from './series_look'

const THICKNESS = 18

/** Bars in the order of the points, largest first as a rule, each with its value at its end; where they lead somewhere, each row is a link. */
export function RankedBars(props: ChartProps) {
  const id = useId()
  const { top, steps } = niceScale(farthestOf(props), 6, isWhole(props.points))
  return (
    <ChartFigure {...props} marks="bars">
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        <SeriesPatterns id={id} />
      </svg>
      <div className={`${ROW} pb-1 max-sm:hidden`} aria-hidden="true">
        <span />
        <div className="relative me-16 h-4 text-caption text-subtle tabular-nums">
          {steps.map((step) => (
            <span
              key={step}
              style={{ insetInlineStart: `${(step / top) * 100}%` }}
              className="absolute -translate-x-1/2 whitespace-nowrap"
            >
              {props.format(step)}
            </span>
          ))}
        </div>
      </div>
      <ol className="grid gap-4 sm:gap-0">
        {props.points.map((point) => (
          <BarRow key={point.id} id={id} point={point} data={props} top={top} steps={steps} />
        ))}
      </ol>
    </ChartFigure>
  )
}

const ROW = 'grid grid-cols-1 sm:grid-cols-bar sm:gap-x-4'

interface BarRowProps {
  id: string
  point: ChartPoint
  data: ChartProps
  top: number
  steps: readonly number[]
}

function BarRow({ id, point, data, top, steps }: BarRowProps) {
  const total = totalOf(point)
  const before = data.comparison ? beforeOf(point) : null
  return (
    <li className={`${ROW} relative items-center text-ui-s ${data.leads ? 'hover:bg-hover' : ''}`}>
      <Name point={point} data={data} />
      <div
        aria-hidden="true"
        className={`relative me-16 sm:py-2 ${data.leads ? 'pointer-events-none' : ''}`}
      >
        <svg className="absolute inset-0 size-full [shape-rendering:crispEdges] max-sm:hidden">
          {steps.map((step) => (
            <rect
              key={step}
              x={`${(step / top) * 100}%`}
              width={1}
              height="100%"
              className="fill-line"
            />
          ))}
        </svg>
        <Stack id={id} values={point.values} top={top} earlier={before} />
        <span
          style={{ insetInlineStart: `${(Math.max(total, before ?? 0) / top) * 100}%` }}
          className="absolute top-1/2 -translate-y-1/2 ps-2 font-semibold whitespace-nowrap tabular-nums"
        >
          {data.format(total)}
        </span>
      </div>
    </li>
  )
}

/** A link reaches over its whole row, so that a click on the bar opens it. */
function Name({ point, data }: Pick<BarRowProps, 'point' | 'data'>) {
  const Anchor = useAnchor()
  const words = (
    <>
      <span className="sr-only">{describePoint(data, point)}</span>
      <span aria-hidden="true" className="wrap-anywhere">
        {point.label}
      </span>
    </>
  )
  if (!data.leads) return words
  return (
    <Anchor
      href={data.leads.hrefOf(point)}
      className="underline decoration-accent-line underline-offset-link after:absolute after:inset-0 hover:decoration-current"
    >
      {words}
    </Anchor>
  )
}

interface StackProps {
  id: string
  values: readonly number[]
  top: number
  earlier: number | null
}

/** Percent instead of pixels: the same on the server, at any width and in print. */
function Stack({ id, values, top, earlier }: StackProps) {
  return (
    <svg
      height={THICKNESS}
      className="relative block w-full overflow-visible forced-color-adjust-none"
    >
      {values.map((value, at) => {
        const height = Math.round(THICKNESS * seriesLook(at).share)
        const before = values.slice(0, at).reduce((sum, other) => sum + other, 0)
        return (
          <rect
            key={at}
            x={`${(before / top) * 100}%`}
            y={(THICKNESS - height) / 2}
            width={`${(value / top) * 100}%`}
            height={height}
            {...barFill(id, at)}
          />
        )
      })}
      {earlier !== null && earlier > 0 && (
        <BeforeMark x={`${(earlier / top) * 100}%`} y={-2} width={2} height={THICKNESS + 4} />
      )}
    </svg>
  )
}
