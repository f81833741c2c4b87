import { useId } from 'react'
import type { ChartComparison, ChartSeries } from './chart_data'
import { BeforeMark } from './before_mark'
import { barFill, markerPath, seriesLook, SeriesPatterns } from './series_look'

interface ChartLegendProps {
  series: readonly ChartSeries[]
  marks: 'bars' | 'lines'
  comparison?: ChartComparison
}

/** Names the series, each with the very fill or shape it has in the chart. One series alone needs none. */
export function ChartLegend({ series, marks, comparison }: ChartLegendProps) {
  const id = useId()
  if (series.length < 2 && !comparison) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pb-3 text-ui-s text-muted">
      {series.map(({ id: key, label }, at) => (
        <li key={key} className="inline-flex items-center gap-1.75">
          <svg
            aria-hidden="true"
            viewBox="0 0 14 12"
            className="h-3 w-3.5 forced-color-adjust-none"
          >
            <SeriesPatterns id={`${id}${at}`} />
            {marks === 'bars' ? <Bar id={`${id}${at}`} at={at} /> : <Line at={at} />}
          </svg>
          {label}
        </li>
      ))}
      {comparison && (
        <li className="inline-flex items-center gap-1.75">
          <svg aria-hidden="true" viewBox="0 0 14 12" className="h-3 w-3.5">
            <BeforeMark x={0} y={5} width={14} height={2} />
          </svg>
          {comparison.label}
        </li>
      )}
    </ul>
  )
}

function Bar({ id, at }: { id: string; at: number }) {
  const height = 12 * seriesLook(at).share
  return <rect y={(12 - height) / 2} width={14} height={height} {...barFill(id, at)} />
}

function Line({ at }: { at: number }) {
  const { fill, stroke } = seriesLook(at)
  return (
    <>
      <path d="M0 6h14" strokeWidth={2} className={stroke} />
      <path d={markerPath(at)} transform="translate(7 6)" className={fill} />
    </>
  )
}
