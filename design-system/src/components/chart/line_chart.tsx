import { describeMoment } from './chart_data'
import type { ChartProps } from './chart_props'
import type { PlotArea } from './plot_area'
import { markerPath, seriesLook } from './series_look'
import { TimeChart } from './time_chart'

/** Series over time as lines; each has a shape of its own at its points besides its colour. */
export function LineChart(props: ChartProps) {
  const largest = Math.max(0, ...props.points.flatMap(({ values }) => values))
  return (
    <TimeChart
      {...props}
      marks="lines"
      largest={largest}
      describe={(point) => describeMoment(props, point)}
    >
      {(area) =>
        props.series.map(({ id }, at) => (
          <Line
            key={id}
            at={at}
            area={area}
            values={props.points.map(({ values }) => values[at] ?? 0)}
          />
        ))
      }
    </TimeChart>
  )
}

interface LineProps {
  at: number
  area: PlotArea
  values: readonly number[]
}

/** Shapes at each point as long as they do not touch, then at fewer. */
function Line({ at, area, values }: LineProps) {
  const { stroke, fill } = seriesLook(at)
  const places = values.map((value, index) => [area.xOf(index), area.yOf(value)] as const)
  const every = Math.max(1, Math.ceil(16 / Math.max(1, area.slot)))
  return (
    <g className="forced-color-adjust-none">
      <path
        d={places.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}
        strokeWidth={2}
        className={`fill-none ${stroke}`}
      />
      {places.map(([x, y], index) =>
        index % every === 0 || index === places.length - 1 ? (
          <path
            key={index}
            d={markerPath(at)}
            transform={`translate(${x} ${y})`}
            className={`${fill} stroke-canvas`}
          />
        ) : null
      )}
    </g>
  )
}
