import type { ReactNode } from 'react'

export interface PreviewColumn {
  name: string
  /** "timestamp ns", "decimal". */
  type: string
  numeric?: boolean
}

export interface DataPreviewProps {
  /** Names the region: "First rows of MRDF_FXSPOT_20250303.csv.gz, scrolls sideways". */
  label: string
  fileName: ReactNode
  columns: readonly PreviewColumn[]
  /** Cells in the order of the columns; null is an empty field. */
  rows: readonly (readonly (string | number | null)[])[]
  /** Numbers of rows that stand out, the first row is 1; the footer says why. */
  flagged?: readonly number[]
  labels: {
    /** Head of the row numbers, "Row". */
    row: string
    /** Spoken for an empty field, "empty". */
    empty: string
    /** Spoken behind the number of a flagged row, "stands out". */
    flagged: string
  }
  /** How many rows there are, what the flagged ones mean, where the whole file is. */
  footer?: ReactNode
}

const CELL = 'border-t border-line px-3 py-1.25 whitespace-nowrap'

/** The first rows of a file as they are written in it: types below names, figures end-aligned. */
export function DataPreview(props: DataPreviewProps) {
  const { label, fileName, columns, rows, footer } = props
  return (
    <div>
      <p className="pb-2 text-mono wrap-anywhere text-muted">{fileName}</p>
      <div
        role="region"
        aria-label={label}
        tabIndex={0}
        className="relative overflow-x-auto border-y border-line-ink bg-surface"
      >
        <table className="w-full border-separate border-spacing-0 text-mono">
          <thead>
            <tr>
              <th scope="col" className="px-3 py-2">
                <span className="sr-only">{props.labels.row}</span>
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.name} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <Row key={at} number={at + 1} cells={cells} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      {footer && <div className="pt-2 text-ui-s text-subtle">{footer}</div>}
    </div>
  )
}

function ColumnHead({ column: { name, type, numeric } }: { column: PreviewColumn }) {
  return (
    <th
      scope="col"
      className={`px-3 py-2 align-top font-semibold ${numeric ? 'text-end' : 'text-start'}`}
    >
      {name}
      <span className="block text-mono-s font-normal text-subtle">{type}</span>
    </th>
  )
}

interface RowProps extends DataPreviewProps {
  number: number
  cells: readonly (string | number | null)[]
}

function Row({ number, cells, columns, flagged = [], labels }: RowProps) {
  const stands = flagged.includes(number)
  return (
    <tr className={stands ? 'bg-warning-subtle' : ''}>
      <th scope="row" className={`${CELL} text-end font-normal text-subtle select-none`}>
        {number}
        {stands && <span className="sr-only"> {labels.flagged}</span>}
      </th>
      {columns.map(({ name, numeric }, at) => (
        <td key={name} className={`${CELL} ${numeric ? 'text-end' : ''}`}>
          {cells[at] ?? <Empty label={labels.empty} />}
        </td>
      ))}
    </tr>
  )
}

function Empty({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-subtle">
        ·
      </span>
      <span className="sr-only">{label}</span>
    </>
  )
}
