import type { ReactNode } from 'react'
import { Link } from '../link'
import { totalOf, type ChartData, type ChartPoint } from './chart_data'
import { ChartLegend } from './chart_legend'

/** What every chart is told about itself. */
export interface ChartProps extends ChartData {
  /** Names the chart: "Subscribers by subscription". */
  label: string
  /** The chart in one sentence: what leads, what stands out. */
  summary: string
  table: {
    /** The button that opens the table: "Show as table". */
    toggle: string
    /** Head of the first column: "Subscription", "Month". */
    point: string
    /** Head of the column of sums; without it there is none. */
    total?: string
  }
  /** What lies behind a point: its row of the table is a link there, and over time its bar opens it. */
  leads?: {
    hrefOf: (point: ChartPoint) => string
    open: (href: string) => void
  }
  /** Shows the table beside the chart from the start. */
  tableOpen?: boolean
}

interface ChartFigureProps extends ChartProps {
  marks: 'bars' | 'lines'
  children: ReactNode
}

/** A chart with its legend, its sentence, and the table that holds all its figures. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, summary, series, marks, table, tableOpen, children } = props
  return (
    <figure aria-label={label}>
      <ChartLegend series={series} marks={marks} />
      {children}
      <figcaption className="pt-2 text-ui-s text-muted">{summary}</figcaption>
      <details open={tableOpen} className="pt-2">
        <summary className="inline-block text-ui-s text-accent-text underline decoration-accent-line underline-offset-link">
          {table.toggle}
        </summary>
        <Twin {...props} />
      </details>
    </figure>
  )
}

const HEAD = 'border-b border-line-ink px-3 py-2 text-label text-muted first:ps-0 last:pe-0'
const CELL = 'border-b border-line px-3 py-1.5 first:ps-0 last:pe-0'

function Twin({ label, series, points, format, table, leads }: ChartFigureProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto pt-2">
      <table className="w-full border-separate border-spacing-0 text-ui tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {table.point}
            </th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col" className={`${HEAD} text-end`}>
                {name}
              </th>
            ))}
            {table.total && (
              <th scope="col" className={`${HEAD} text-end`}>
                {table.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row" className={`${CELL} text-start font-normal`}>
                {leads ? <Link href={leads.hrefOf(point)}>{point.label}</Link> : point.label}
              </th>
              {series.map(({ id }, at) => (
                <td key={id} className={`${CELL} text-end whitespace-nowrap`}>
                  {format(point.values[at] ?? 0)}
                </td>
              ))}
              {table.total && (
                <td className={`${CELL} text-end font-semibold whitespace-nowrap`}>
                  {format(totalOf(point))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
