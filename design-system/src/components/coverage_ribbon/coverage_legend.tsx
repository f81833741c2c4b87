import type { TickState } from './ticks'

/** A tick, or the foot of one whose files were fetched. */
type LegendMark = TickState | 'taken'

interface CoverageLegendProps {
  /** Words for the ticks that occur, in the order in which they are to be read. */
  items: readonly { state: LegendMark; label: string; mark?: Mark }[]
}

/** One of its own takes the place of the state's. */
type Mark = { path: string; className: string }

const MARKS: Record<LegendMark, Mark> = {
  available: { path: 'M2 0h2v16h-2z', className: 'fill-cov-available' },
  taken: { path: 'M1.5 13h3v2h-3z', className: 'fill-ink' },
  degraded: { path: 'M2 6h2v10h-2z', className: 'fill-cov-degraded' },
  missing: { path: 'M2 11h2v5h-2z', className: 'fill-cov-missing' },
  holiday: { path: 'M2 14h2v2h-2z', className: 'fill-control-border' },
  pending: { path: 'M1.5 15.5v-15h3v15', className: 'fill-none stroke-control-border' },
}

/** What the ticks mean. Shapes are those of the ribbon, in its heights. */
export function CoverageLegend({ items }: CoverageLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ui-s text-muted">
      {items.map(({ state, label, mark = MARKS[state] }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <svg
            aria-hidden="true"
            viewBox="0 0 6 16"
            className="h-4 w-1.5 [shape-rendering:crispEdges]"
          >
            <path d={mark.path} className={mark.className} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
