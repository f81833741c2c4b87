import { AppliedFilters } from './applied_filters'
import { TablePages } from './table_pages'
import { TableToolbar } from './table_toolbar'
import { TableViews } from './table_views'

const SEARCH = 'Order, e-mail, company or product'

/** What stands above the orders of the stories. */
export const toolbar = (
  <TableToolbar
    views={
      <TableViews
        label="Views"
        views={[
          { id: 'all', label: 'All', count: '4,312', href: '#all', current: true },
          { id: 'open', label: 'Open', count: '38', href: '#open' },
          { id: 'done', label: 'Completed', count: '4,106', href: '#done' },
          { id: 'failed', label: 'Failed', count: '2', href: '#failed' },
        ]}
      />
    }
    filters={
      <label className="grid grow gap-1 text-caption text-subtle">
        {SEARCH}
        <input
          type="search"
          className="h-control rounded-control border border-control-border bg-surface px-2.5 text-ui text-ink"
        />
      </label>
    }
    applied={
      <AppliedFilters
        count="52 orders"
        clear={{ href: '#clear', label: 'Clear all filters' }}
        filters={[
          {
            id: 'created',
            label: 'Created 2026/09/01 to 2026/09/18',
            href: '#1',
            removeLabel: 'Remove filter Created 2026/09/01 to 2026/09/18',
          },
          {
            id: 'state',
            label: 'State: all but New',
            href: '#2',
            removeLabel: 'Remove filter State: all but New',
          },
        ]}
      />
    }
  />
)

/** What stands below them. */
export const pages = (
  <TablePages
    range="1 to 10 of 52"
    page={1}
    lastPage={6}
    hrefOf={(page) => `#page-${page}`}
    labels={{
      nav: 'Pages of orders',
      previous: 'Previous',
      next: 'Next',
      page: (page) => `Page ${page}`,
    }}
  />
)
