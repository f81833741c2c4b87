import { useId } from 'react'
import { beforeOf, describePoint, farthestOf, totalOf, type ChartPoint } from './chart_data'
import type { ChartProps } from './chart_props'
import type { PlotArea } from './plot_area'
import { BeforeMark } from './before_mark'
import { barFill, seriesLook, SeriesPatterns } from './series_look'
import { TimeChart } from './time_chart'

/** Values of months or days as upright bars; series stand on each other and add up. */
export function BarsOverTime(props: ChartProps) {
  const id = useId()
  return (
    <TimeChart
      {...props}
      marks="bars"
      largest={farthestOf(props)}
      describe={(point) => describePoint(props, point)}
    >
      {(area) => (
        <>
          <SeriesPatterns id={id} />
          {props.points.map((point, at) => (
            <Bar
              key={point.id}
              {...{ id, area, at, point }}
              format={props.format}
              isCompared={Boolean(props.comparison)}
            />
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
  isCompared: boolean
}

const WIDEST = 40

function Bar({ id, area, at, point, format, isCompared }: BarProps) {
  const width = Math.max(1, Math.min(WIDEST, Math.floor(area.slot) - (area.slot > 8 ? 4 : 1)))
  const left = area.xOf(at) - Math.floor(width / 2)
  const total = totalOf(point)
  const mark = isCompared && beforeOf(point) > 0 ? area.yOf(beforeOf(point)) : null
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
        <text
          x={area.xOf(at)}
          y={labelBase(area.yOf(total), mark)}
          textAnchor="middle"
          className="fill-ink"
        >
          {format(total)}
        </text>
      )}
      {mark !== null && <BeforeMark x={left - 1} y={mark - 1} width={width + 2} height={2} />}
    </g>
  )
}

const LABEL_HEIGHT = 20

/** Close above its bar, so that it is not taken for the mark's; above the mark only where that would cross it. */
function labelBase(top: number, mark: number | null): number {
  const isCrossed = mark !== null && mark <= top && top - mark < LABEL_HEIGHT
  return (isCrossed ? mark : top) - 6
}
