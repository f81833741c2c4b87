import { useId } from 'react'
import { Link } from '../link'
import { formatShare } from '../money_text'
import { barFill, seriesLook, SeriesPatterns } from './series_look'
import type { ShareRingProps } from './share_props'
import { CELL, HEAD } from './table_look'

interface ShareTableProps extends Pick<
  ShareRingProps,
  'label' | 'parts' | 'format' | 'table' | 'leads'
> {
  whole: number
}

/** The parts with their values and shares; each with the sign of its stretch of the ring. */
export function ShareTable({ label, parts, format, table, leads, whole }: ShareTableProps) {
  const share = (value: number) => formatShare(whole > 0 ? value / whole : 0)
  return (
    <table className="w-full border-separate border-spacing-0 text-ui tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            {table.part}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {table.value}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {table.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, at) => {
          const href = leads?.hrefOf(part)
          return (
            <tr key={part.id}>
              <th scope="row" className={`${CELL} text-start font-normal wrap-anywhere`}>
                <Swatch at={part.look ?? at} />{' '}
                {href === undefined ? part.label : <Link href={href}>{part.label}</Link>}
              </th>
              <td className={`${CELL} text-end whitespace-nowrap`}>{format(part.value)}</td>
              <td className={`${CELL} text-end whitespace-nowrap`}>{share(part.value)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className={`${CELL} text-start`}>
            {table.total}
          </th>
          <td className={`${CELL} text-end whitespace-nowrap`}>{format(whole)}</td>
          <td className={`${CELL} text-end whitespace-nowrap`}>{share(whole)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Swatch({ at }: { at: number }) {
  const id = useId()
  const height = 12 * seriesLook(at).share
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 12"
      className="inline-block h-3 w-3.5 forced-color-adjust-none"
    >
      <SeriesPatterns id={id} />
      <rect y={(12 - height) / 2} width={14} height={height} {...barFill(id, at)} />
    </svg>
  )
}
