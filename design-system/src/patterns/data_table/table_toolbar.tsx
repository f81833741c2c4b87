import type { ReactNode } from 'react'

interface TableToolbarProps {
  /** `TableViews`. */
  views?: ReactNode
  /** Search and filter fields; they wrap and keep their bottoms aligned. */
  filters?: ReactNode
  /** `AppliedFilters`. */
  applied?: ReactNode
}

/** What stands above a table, in its order: views, fields, then what is applied; on paper only that. */
export function TableToolbar({ views, filters, applied }: TableToolbarProps) {
  return (
    <div>
      {views}
      {filters && (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pt-4 pb-3 print:hidden">
          {filters}
        </div>
      )}
      {applied && <div className={filters ? '' : 'pt-3'}>{applied}</div>}
    </div>
  )
}
