import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LINK } from '../../components/ruled_list/text_link'
import { AppliedFilters } from './applied_filters'
import { DataTable, type DataTableProps } from './data_table'
import { ORDER_COLUMNS, ORDERS, type OrderRow } from './orders.fixtures'
import { TableEmpty } from './table_empty'
import { TablePages } from './table_pages'
import { TableToolbar } from './table_toolbar'
import { TableViews } from './table_views'

const toolbar = (
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
        Order, e-mail, company or product
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

const pages = (
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

const meta = {
  title: 'Data/Data table',
  component: DataTable as (props: DataTableProps<OrderRow>) => React.ReactNode,
  args: {
    caption: 'Orders, newest first',
    columns: ORDER_COLUMNS,
    rows: ORDERS,
    rowKey: (order: OrderRow) => order.number,
    rowHref: (order: OrderRow) => `#order-${order.number}`,
    busyLabel: 'Orders are being loaded.',
    toolbar,
    pages,
  },
} satisfies Meta<(props: DataTableProps<OrderRow>) => React.ReactNode>

export default meta
type Story = StoryObj<typeof meta>

/** Comfortable rows for customers; below 704 px they become blocks with labels. */
export const Default: Story = {}

/** Compact rows for staff, with a menu in each; scrolls sideways with its first column fixed. */
export const Compact: Story = {
  args: {
    density: 'compact',
    narrow: 'scroll',
    actionsLabel: 'Actions',
    rowActions: (order: OrderRow) => (
      <button type="button" aria-label={`Actions for order ${order.number}`} className={LINK}>
        …
      </button>
    ),
  },
}

export const ReachedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: 'Orders, newest first' })
    await expect(within(table).getByRole('columnheader', { name: 'Order' })).toHaveAttribute(
      'aria-sort',
      'descending'
    )
    within(table).getByRole('link', { name: 'State' }).focus()
    await userEvent.tab()
    await expect(within(table).getByRole('link', { name: '10482' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2')
    await expect(canvas.getByRole('status')).toHaveTextContent('52 orders')
  },
  args: { busyLabel: undefined },
}

/** Old rows stay while new ones are fetched. */
export const Busy: Story = { args: { busy: true } }

export const FirstLoad: Story = { args: { busy: true, rows: [] } }

export const Empty: Story = {
  args: {
    rows: [],
    toolbar: undefined,
    empty: (
      <TableEmpty
        title="No order has been placed yet."
        action={
          <a className={LINK} href="#products">
            Browse products
          </a>
        }
      />
    ),
  },
}

export const NothingFound: Story = {
  args: {
    rows: [],
    empty: (
      <TableEmpty
        title="No order matches these filters."
        action={
          <a className={LINK} href="#clear">
            Clear all filters
          </a>
        }
      >
        Looked for orders of September 2026 in any state but New.
      </TableEmpty>
    ),
  },
}

/** The rows could not be renewed: the note says so, the old rows stay. */
export const CouldNotBeLoaded: Story = {
  args: {
    error: (
      <p role="alert" className="my-3 border-s-2 border-danger bg-danger-subtle px-4 py-3 text-ui">
        <b className="font-semibold">The orders cannot be loaded.</b> Status 503.{' '}
        <button type="button" className={LINK}>
          Try again
        </button>
      </p>
    ),
  },
}

export const WithTotals: Story = {
  args: {
    toolbar: undefined,
    columns: ORDER_COLUMNS.map((column) => ({
      ...column,
      footer: { number: 'Total', gross: '13,308.60', customer: '6 customers' }[column.id],
    })),
  },
}

/** Columns that the reader has left out. */
export const FewerColumns: Story = {
  args: {
    columns: ORDER_COLUMNS.map((column) => ({
      ...column,
      hidden: ['payment', 'items'].includes(column.id),
    })),
  },
}

export const German: Story = {
  args: {
    caption: 'Bestellungen, neueste zuerst',
    columns: ORDER_COLUMNS.map((column) => ({
      ...column,
      head: {
        number: 'Bestellnummer',
        created: 'Angelegt und zuletzt geändert',
        customer: 'Kundin oder Kunde',
        items: 'Positionen',
        payment: 'Zahlungsweise',
        gross: 'Bruttobetrag in EUR',
        state: 'Bearbeitungsstand',
      }[column.id]!,
    })),
    toolbar: undefined,
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const NarrowForStaff: Story = { ...Compact, globals: { viewport: { value: 'narrow' } } }
