import { COLUMNS, type ArrivalMark, type ArrivalState, type Pile } from './clock'

const WIDTH = 100 / COLUMNS
const OPEN_HEIGHT = 11

const CAME: Partial<Record<ArrivalState, string>> = {
  came: 'fill-cov-available',
  rare: 'fill-warning',
}

/** What is not there stands above what is: hollow while it can come, crossed when it does not. */
const OPEN: Partial<Record<ArrivalState, { path: string; className: string }>> = {
  expected: { path: 'M.5 10V2.5h5V10', className: 'fill-none stroke-control-border' },
  late: { path: 'M.5 10V.5h7V10', className: 'fill-none stroke-warning' },
  missing: { path: 'M0 2l7 7M7 2l-7 7', className: 'fill-none stroke-danger stroke-2' },
}

interface ArrivalPileProps {
  pile: Pile
  /** Height of a block, in pixels. */
  block: number
  base: number
}

/** One block for each thing that came at about the same time. */
export function ArrivalPile({ pile: { column, marks }, block, base }: ArrivalPileProps) {
  const x = `${column * WIDTH}%`
  const came = marks.filter(({ state }) => CAME[state])
  const top = base - came.length * block
  return (
    <>
      {came.map(({ state }, at) => (
        <rect
          key={at}
          x={x}
          y={base - (at + 1) * block}
          width={`${WIDTH * 0.8}%`}
          height={Math.max(1, block - 1)}
          className={CAME[state]}
        />
      ))}
      {openOf(marks).map(({ path, className }, at) => (
        <svg key={at} x={x} y={top - (at + 1) * OPEN_HEIGHT} className="overflow-visible">
          <path d={path} className={className} />
        </svg>
      ))}
    </>
  )
}

const openOf = (marks: readonly ArrivalMark[]) => marks.flatMap(({ state }) => OPEN[state] ?? [])
