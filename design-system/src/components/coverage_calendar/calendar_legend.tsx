import { dayLook } from './day_look'

interface CalendarLegendProps {
  labels: {
    /** "Available, darker is a larger file". */
    available: string
    degraded: string
    missing: string
    holiday: string
    selected: string
    /** "You have it already", for whoever has some. */
    owned?: string
    /** "Not yet published", where days to come are shown. */
    pending?: string
  }
}

/** What the cells mean, shown with the cells themselves. */
export function CalendarLegend({ labels }: CalendarLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ui-s text-muted">
      <li className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="inline-flex">
          {([1, 2, 3] as const).map((size) => (
            <Cell key={size} condition="available" size={size} />
          ))}
        </span>
        {labels.available}
      </li>
      {(['degraded', 'missing', 'holiday'] as const).map((condition) => (
        <li key={condition} className="inline-flex items-center gap-1.5">
          <Cell condition={condition} size={1} />
          {labels[condition]}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <Cell condition="available" size={1} chosen />
        {labels.selected}
      </li>
      {labels.owned && (
        <li className="inline-flex items-center gap-1.5">
          <Cell condition="available" size={1} isOwned />
          {labels.owned}
        </li>
      )}
      {labels.pending && (
        <li className="inline-flex items-center gap-1.5">
          <Cell condition="available" size={1} isPending />
          {labels.pending}
        </li>
      )}
    </ul>
  )
}

interface CellProps {
  condition: 'available' | 'degraded' | 'missing' | 'holiday'
  size: 1 | 2 | 3
  chosen?: boolean
  isPending?: boolean
  isOwned?: boolean
}

function Cell({ condition, size, chosen = false, isPending, isOwned }: CellProps) {
  const state = { condition, size, selectable: true, isPending, isOwned }
  const look = dayLook(state, chosen ? 'inside' : 'none')
  return <span aria-hidden="true" className={`${look} pointer-events-none size-4`} />
}
