import type { ReactNode } from 'react'
import { FilterChip } from '../../components/filter_chips'
import { Link } from '../../components/link'

export interface AppliedFilter {
  id: string
  /** "State: all but New". */
  label: string
  /** The address without this filter. */
  href: string
  /** Names the link: "Remove filter State: all but New". */
  removeLabel: string
}

interface AppliedFiltersProps {
  /** How many rows are left, in words: "52 orders". Spoken when it changes. */
  count: ReactNode
  filters: readonly AppliedFilter[]
  clear: { href: string; label: string }
  /** Row height, columns, at the end of the line. */
  end?: ReactNode
}

/** What the rows are narrowed to, each as a chip that takes it off again. */
export function AppliedFilters({ count, filters, clear, end }: AppliedFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-3 text-ui-s text-muted">
      <p role="status" className="tabular-nums">
        {count}
      </p>
      <ul className="flex flex-1 flex-wrap gap-1.5 max-sm:order-last max-sm:basis-full">
        {filters.map((filter) => (
          <li key={filter.id}>
            <FilterChip label={filter.label} href={filter.href} removeLabel={filter.removeLabel} />
          </li>
        ))}
      </ul>
      {filters.length > 0 && <Link href={clear.href}>{clear.label}</Link>}
      {end}
    </div>
  )
}
