import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty_state'
import { MoreIcon } from '../../components/icon'
import { IconButton } from '../../components/icon_button'
import { Link } from '../../components/link'
import { Menu, MenuItem } from '../../components/menu'
import { Note } from '../../components/note'
import { STATED_BLOCKS } from './brief_blocks'
import { DataTable, type DataTableProps } from './data_table'
import { ORDER_COLUMNS, ORDERS, type OrderRow } from './orders.fixtures'
import { pages, toolbar } from './surroundings.fixtures'

const meta = {
  title: 'Data/Data table',
  parameters: {
    guide: {
      use: 'Records with columns: orders, users, files. Sorting, pages and filters are links; the state is in the address.',
      not: 'Choosing rows (`SelectableList`), amounts that add up (`TotalsTable`), layout.',
    },
  },
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

export const Playground: Story = { tags: ['no-look'] }

/** Comfortable rows for customers; below 704 px they become blocks with labels. */
export const Default: Story = {}

/** Compact rows for staff, with a menu in each; too narrow, it scrolls with its first column fixed. */
export const Compact: Story = {
  args: {
    density: 'compact',
    narrow: 'scroll',
    actionsLabel: 'Actions',
    rowActions: (order: OrderRow) => (
      <Menu
        trigger={
          <IconButton label={`Actions for order ${order.number}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label="Show the order" href={`#order-${order.number}`} />
      </Menu>
    ),
  },
}

export const ReachedByKeys: Story = {
  tags: ['no-look'],
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
export const Busy: Story = { args: { busy: true, rows: ORDERS.slice(0, 2), toolbar: undefined } }

export const FirstLoad: Story = { args: { busy: true, rows: [] } }

export const Empty: Story = {
  args: {
    rows: [],
    toolbar: undefined,
    empty: (
      <EmptyState
        title="No order has been placed yet."
        action={<Link href="#products">Browse products</Link>}
      />
    ),
  },
}

export const NothingFound: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No order matches these filters."
        action={<Link href="#clear">Clear all filters</Link>}
      >
        Looked for orders of September 2026 in any state but New.
      </EmptyState>
    ),
  },
}

/** The rows could not be renewed: the note says so, the old rows stay. */
export const CouldNotBeLoaded: Story = {
  args: {
    rows: ORDERS.slice(0, 2),
    toolbar: undefined,
    error: (
      <div className="py-3">
        <Note
          tone="crimson"
          isAnnounced
          title="The orders cannot be loaded."
          actions={<Button>Try again</Button>}
        >
          Status 503.
        </Note>
      </div>
    ),
  },
}

export const WithTotals: Story = {
  args: {
    rows: ORDERS.slice(0, 2),
    toolbar: undefined,
    columns: ORDER_COLUMNS.map((column) => ({
      ...column,
      footer: { number: 'Total', gross: '13,308.60', customer: '6 customers' }[column.id],
    })),
  },
}

/** Columns that the reader has left out. */
export const FewerColumns: Story = {
  tags: ['no-look'],
  args: {
    columns: ORDER_COLUMNS.map((column) => ({
      ...column,
      hidden: ['payment', 'items'].includes(column.id),
    })),
  },
}

const LONG =
  'The archive has no 2024/02/27 and 2024/02/28; read five times, the last one this morning.'

/** Long text breaks at 15rem or takes what is left; short words keep to their line beside it. */
export const LongText: Story = {
  tags: ['no-look'],
  args: {
    toolbar: undefined,
    pages: undefined,
    rows: ORDERS.slice(0, 2),
    columns: [
      { id: 'number', head: 'Order', cell: ({ number }: OrderRow) => number },
      { id: 'price', head: 'Price', end: true, cell: () => 'On request' },
      { id: 'shown', head: 'Shown', wrap: true, cell: () => 'Yes, in all countries' },
      { id: 'reason', head: 'Reason', wrap: true, cell: () => LONG },
    ],
  },
  render: (args) => (
    <div className="grid gap-8">
      {(['blocks', 'scroll'] as const).map((narrow) => (
        <div key={narrow} className="w-180">
          <DataTable {...args} narrow={narrow} caption={narrow} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const cellsOf = (text: string) => canvas.getAllByText(text)
    for (const text of ['On request', 'Yes, in all countries']) {
      for (const cell of cellsOf(text)) await expect(cell.offsetHeight).toBeLessThan(30)
    }
    for (const cell of cellsOf(LONG)) {
      await expect(cell.offsetWidth).toBeGreaterThanOrEqual(240)
      await expect(cell.offsetHeight).toBeGreaterThan(30)
    }
  },
}

export const German: Story = {
  args: {
    caption: 'Bestellungen, neueste zuerst',
    rows: ORDERS.slice(0, 3),
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

/** A word that is wider than the phone breaks. */
export const Narrow: Story = {
  args: {
    rows: [{ ...ORDERS[0]!, items: 'https://data.example/orders/10482/files?part=1' }, ORDERS[1]!],
  },
  globals: { viewport: { value: 'narrow' } },
}

/** On a phone the state stands beside the number, everything else below with its label. */
export const NarrowForStaff: Story = { ...Compact, globals: { viewport: { value: 'narrow' } } }

/** On a phone rows that tell nothing new stand behind one line until somebody wants to see them. */
export const NarrowFolded: Story = {
  tags: ['no-look'],
  args: {
    toolbar: undefined,
    blockShape: STATED_BLOCKS,
    columns: ORDER_COLUMNS.filter(({ id }) => ['number', 'customer', 'state'].includes(id)),
    fold: { isFolded: ({ state }: OrderRow) => state === 'Completed', label: 'Completed orders' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const shown = () => canvas.getAllByRole('rowheader').length
    const line = canvas.getByRole('button', { name: 'Completed orders' })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    const before = shown()
    await userEvent.click(line)
    await expect(shown()).toBeGreaterThan(before)
    await expect(line).toHaveFocus()
    await userEvent.click(line)
    await expect(shown()).toBe(before)
  },
}
