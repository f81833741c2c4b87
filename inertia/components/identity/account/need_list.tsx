import { NeedRow } from './need_row'
import type { Need } from './needs'

interface NeedListProps {
  label: string
  needs: readonly Need[]
  today: string
  /** Stands in a part of the page, and nothing of it is the next thing to do. */
  isTold?: boolean
}

/** What needs somebody, or what is only told, one thing below the other. */
export function NeedList({ label, needs, today, isTold = false }: NeedListProps) {
  return (
    <ul aria-label={label}>
      {needs.map((need, at) => (
        <NeedRow
          key={`${need.kind}-${need.of}`}
          {...{ need, today }}
          isFirst={at === 0 && !isTold}
          level={isTold ? 3 : 2}
        />
      ))}
    </ul>
  )
}
