import { Link } from '../link'
import { beforeOf, changeOf, totalOf, type ChartPoint } from './chart_data'
import type { ChartProps } from './chart_props'
import { CELL, HEAD } from './table_look'

/** All figures of a chart, with those that they are compared with. */
export function ChartTable(props: ChartProps) {
  const { label, series, points, table, comparison } = props
  const heads = [
    ...series.map((one) => one.label),
    ...(table.total ? [table.total] : []),
    ...(comparison ? [comparison.label, comparison.change] : []),
  ]
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto pt-2">
      <table className="w-full border-separate border-spacing-0 text-ui tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {table.point}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${HEAD} text-end`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <Row key={point.id} point={point} chart={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ point, chart }: { point: ChartPoint; chart: ChartProps }) {
  const { series, format, table, leads, comparison } = chart
  return (
    <tr>
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
      {comparison && (
        <>
          <td className={`${CELL} text-end whitespace-nowrap`}>{format(beforeOf(point))}</td>
          <td className={`${CELL} text-end whitespace-nowrap`}>{changeOf(chart, point)}</td>
        </>
      )}
    </tr>
  )
}
