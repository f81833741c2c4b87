import type { TableSort } from './types'

const ARROWS = {
  ascending: 'M4 7l4-4 4 4M8 3v10',
  descending: 'M4 9l4 4 4-4M8 3v10',
  none: 'M5 6l3-3 3 3M5 10l3 3 3-3',
}

/** An arrow where the table is sorted, a faint pair where it can be. */
export function SortIcon({ direction }: { direction: TableSort['direction'] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`size-3 flex-none fill-none stroke-current stroke-[1.5] ${direction ? 'text-accent' : 'text-line-strong'}`}
    >
      <path d={ARROWS[direction ?? 'none']} />
    </svg>
  )
}
