import { Fragment, type ReactNode } from 'react'

export interface TotalsRow {
  /** Stable name of the row. */
  id: string
  label: ReactNode
  /** The figure, formatted. */
  amount: ReactNode
  /** Why the figure is what it is, over the whole width below. */
  why?: ReactNode
  /** What would change it, in brass: "Add 17.41 EUR to drop the fee." */
  nudge?: ReactNode
  /** A sum stands under a single rule in ink. */
  sum?: boolean
}

export interface TotalsTableProps {
  caption: string
  rows: readonly TotalsRow[]
  /** The last line, under the double rule. Left out where the total stands elsewhere. */
  total?: { label: ReactNode; amount: ReactNode; why?: ReactNode }
  /** New figures are on their way; the old ones stay. */
  busy?: boolean
}

/** Amounts that add up, read in the order in which they are counted; each says why. */
export function TotalsTable({ caption, rows, total, busy = false }: TotalsTableProps) {
  return (
    <table
      aria-busy={busy}
      className="w-full border-separate border-spacing-0 text-ui tabular-nums"
    >
      <caption className="sr-only">{caption}</caption>
      <tbody className={busy ? 'text-muted' : ''}>
        {rows.map((row, at) => (
          <Line
            key={row.id}
            row={row}
            ruled={!rows[at + 1]?.sum && Boolean(total || rows[at + 1])}
          />
        ))}
      </tbody>
      {total && (
        <tfoot className={busy ? 'text-muted' : ''}>
          <tr>
            <th scope="row" className={`${TOTAL} text-start text-ui font-semibold`}>
              {total.label}
            </th>
            <td className={`${TOTAL} text-end text-figure-l whitespace-nowrap`}>{total.amount}</td>
          </tr>
          {total.why && (
            <tr>
              <td colSpan={2} className="text-ui-s text-subtle">
                {total.why}
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  )
}

const TOTAL = 'border-t-3 border-double border-line-ink pt-3 align-baseline'

/** `ruled` draws the hairline to the next row; a sum brings its own rule along. */
function Line({ row, ruled }: { row: TotalsRow; ruled: boolean }) {
  const rule = ruled ? 'border-b border-b-line' : ''
  const top = row.sum ? 'border-t border-t-ink' : ''
  const explained = Boolean(row.why || row.nudge)
  const end = explained ? '' : `pb-1.5 ${rule}`
  return (
    <Fragment>
      <tr>
        <th
          scope="row"
          className={`${top} ${end} pt-1.5 pe-4 text-start align-baseline ${row.sum ? 'font-semibold' : 'font-normal text-muted'}`}
        >
          {row.label}
        </th>
        <td
          className={`${top} ${end} pt-1.5 text-end align-baseline whitespace-nowrap ${row.sum ? 'font-semibold' : ''}`}
        >
          {row.amount}
        </td>
      </tr>
      {explained && (
        <tr>
          <td colSpan={2} className={`pb-1.5 text-ui-s text-subtle ${rule}`}>
            {row.why}
            {row.nudge && <span className="font-medium text-warning-text"> {row.nudge}</span>}
          </td>
        </tr>
      )}
    </Fragment>
  )
}
