import { useId } from 'react'
import { describePoint, totalOf, type ChartPoint } from './chart_data'
import type { ChartProps } from './chart_figure'
import type { PlotArea } from './plot_area'
import { barFill, seriesLook, SeriesPatterns } from './series_look'
import { TimeChart } from './time_chart'

/** Values of months or days as upright bars; series stand on each other and add up. */
export function BarsOverTime(props: ChartProps) {
  const id = useId()
  const largest = Math.max(0, ...props.points.map(totalOf))
  return (
    <TimeChart
      {...props}
      marks="bars"
      largest={largest}
      describe={(point) => describePoint(props, point)}
    >
      {(area) => (
        <>
          <SeriesPatterns id={id} />
          {props.points.map((point, at) => (
            <Bar key={point.id} id={id} area={area} at={at} point={point} format={props.format} />
          ))}
        </>
      )}
    </TimeChart>
  )
}

interface BarProps {
  id: string
  area: PlotArea
  at: number
  point: ChartPoint
  format: (value: number) => string
}

const WIDEST = 40

function Bar({ id, area, at, point, format }: BarProps) {
  const width = Math.max(1, Math.min(WIDEST, Math.floor(area.slot) - (area.slot > 8 ? 4 : 1)))
  const left = area.xOf(at) - Math.floor(width / 2)
  const total = totalOf(point)
  let below = 0
  return (
    <g className="forced-color-adjust-none">
      {point.values.map((value, series) => {
        const foot = area.yOf(below)
        below += value
        const part = Math.max(1, Math.round(width * seriesLook(series).share))
        return (
          <rect
            key={series}
            x={left + Math.floor((width - part) / 2)}
            y={area.yOf(below)}
            width={part}
            height={foot - area.yOf(below)}
            {...barFill(id, series)}
          />
        )
      })}
      {area.slot >= 56 && total > 0 && (
        <text x={area.xOf(at)} y={area.yOf(total) - 6} textAnchor="middle" className="fill-ink">
          {format(total)}
        </text>
      )}
    </g>
  )
}
