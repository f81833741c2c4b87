import { type ReactNode } from 'react'
import { useMeasuredWidth } from '../coverage_ribbon/use_measured_width'
import { useTickCursor } from '../coverage_ribbon/use_tick_cursor'
import { isWhole, type ChartPoint } from './chart_data'
import { ChartFigure } from './chart_figure'
import type { ChartProps } from './chart_props'
import { niceScale } from './nice_scale'
import { PLOT_HEIGHT, plotArea, type PlotArea } from './plot_area'

interface TimeChartProps extends ChartProps {
  marks: 'bars' | 'lines'
  largest: number
  describe: (point: ChartPoint) => string
  children: (area: PlotArea) => ReactNode
}

/** Frame of a chart over time: axes, a cursor for pointer and arrow keys, and its words below. */
export function TimeChart(props: TimeChartProps) {
  const { points, largest, describe, children, format, leads } = props
  const { ref, width } = useMeasuredWidth<HTMLDivElement>(720)
  const scale = niceScale(largest, 5, isWhole(points))
  const area = plotArea(points.length, scale, width, 16 + format(scale.top).length * 7)
  const cursor = useTickCursor({
    count: points.length,
    start: points.length - 1,
    at: (x) => area.indexAt(x),
    onPick: leads && ((index) => leads.open(leads.hrefOf(points[index]!))),
  })
  const words = (index: number) => (points[index] ? describe(points[index]) : '')
  return (
    <ChartFigure {...props}>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={Math.max(0, cursor.resting)}
        aria-valuetext={words(cursor.resting)}
        style={{ blockSize: PLOT_HEIGHT }}
        className={`w-full overflow-x-clip ${leads ? 'cursor-pointer' : ''}`}
        {...cursor.pointer}
        {...cursor.keyboard}
      >
        <svg
          aria-hidden="true"
          width={width}
          height={PLOT_HEIGHT}
          className="block overflow-visible text-caption tabular-nums"
        >
          <Axes area={area} points={points} format={format} />
          {cursor.index !== null && (
            <rect
              x={area.xOf(cursor.index) - area.slot / 2}
              y={area.top}
              width={area.slot}
              height={area.base - area.top}
              className="fill-hover"
            />
          )}
          {children(area)}
        </svg>
      </div>
      <p aria-hidden="true" className="min-h-4.5 text-ui-s tabular-nums">
        {cursor.index === null ? '' : words(cursor.index)}
      </p>
    </ChartFigure>
  )
}

interface AxesProps {
  area: PlotArea
  points: readonly ChartPoint[]
  format: (value: number) => string
}

function Axes({ area, points, format }: AxesProps) {
  const { left, width, base, scale } = area
  return (
    <g className="fill-subtle [shape-rendering:crispEdges]">
      {scale.steps.map((step) => (
        <g key={step}>
          <rect
            x={left}
            y={area.yOf(step)}
            width={Math.max(0, width - left)}
            height={1}
            className={step === 0 ? 'fill-line-ink' : 'fill-line'}
          />
          <text x={left - 8} y={area.yOf(step) + 4} textAnchor="end">
            {format(step)}
          </text>
        </g>
      ))}
      {points.map(({ id, label }, at) =>
        at % area.labelEvery === 0 ? (
          <text key={id} x={area.xOf(at)} y={base + 18} textAnchor="middle">
            {label}
          </text>
        ) : null
      )}
    </g>
  )
}
