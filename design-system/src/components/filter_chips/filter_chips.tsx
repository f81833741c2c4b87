import type { ReactNode } from 'react'
import { Link } from '../link'
import { FilterChip } from './filter_chip'

export interface AppliedFilter {
  /** What holds: "State: all but New". */
  label: string
  /** The same list without it. */
  href: string
  /** Names the chip as a whole: "Remove filter State: all but New". */
  removeLabel: string
}

interface FilterChipsProps {
  /** Names the group: "Applied filters". */
  label: string
  /** The count in words: "52 orders". Read out when it changes. */
  summary: ReactNode
  filters: readonly AppliedFilter[]
  /** None where the way back stands elsewhere, as in place of the rows. */
  clearHref?: string
  clearLabel: string
  /** Tools at the end of the row. */
  children?: ReactNode
}

/** What narrows the list below, how many are left, and the ways back. */
export function FilterChips(props: FilterChipsProps) {
  const { label, summary, filters, clearHref, clearLabel, children } = props
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3 text-ui-s text-muted">
      <p role="status">{summary}</p>
      {filters.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {filters.map((filter) => (
            <li key={filter.href}>
              <FilterChip {...filter} />
            </li>
          ))}
        </ul>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-3">
        {clearHref && filters.length > 0 && <Link href={clearHref}>{clearLabel}</Link>}
        {children}
      </div>
    </div>
  )
}
