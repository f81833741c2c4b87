import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, type ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppliedFilters, DataTable, useTableLook } from '../data_table'
import { ORDER_COLUMNS, ORDERS } from '../data_table/orders.fixtures'
import { TableTools } from './table_tools'

type Settings = Omit<ComponentProps<typeof TableTools>, 'look' | 'columns'> & { count: string }

function Orders({ labels, exportCsv, count }: Settings) {
  const initial = useMemo(() => ({ density: 'compact' as const, hidden: [] }), [])
  const look = useTableLook('story', initial)
  return (
    <DataTable
      caption="Orders"
      density={look.density}
      columns={look.applyTo(ORDER_COLUMNS)}
      rows={ORDERS.slice(0, 3)}
      rowKey={(order) => order.number}
      toolbar={
        <AppliedFilters
          count={count}
          filters={[]}
          clear={{ href: '#clear', label: 'Clear all' }}
          end={
            <TableTools look={look} columns={ORDER_COLUMNS} labels={labels} exportCsv={exportCsv} />
          }
        />
      }
    />
  )
}

const meta = {
  title: 'Data/Table tools',
  component: Orders,
  parameters: {
    guide: {
      use: 'Tables of staff: which columns, how high a row, and the rows as CSV.',
      not: 'Short tables of customers. Filters and search, which stand above the table for all to see.',
    },
  },
  args: {
    labels: {
      view: 'View',
      columns: 'Columns',
      density: 'Row height',
      comfortable: 'Comfortable',
      compact: 'Compact',
    },
    exportCsv: { href: '#export.csv', label: 'Export CSV, 52 rows' },
    count: '52 orders',
  },
  beforeEach: () => () => localStorage.clear(),
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Open: Story = {
  tags: ['page-look'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'View' })).toBeVisible())
  },
}

export const ChosenByKeys: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'View' }).focus()
    await userEvent.keyboard('{Enter}')
    const view = within(await screen.findByRole('dialog', { name: 'View' }))
    view.getByRole('checkbox', { name: 'Payment' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(view.getByRole('radio', { name: 'Comfortable' }))
    await userEvent.keyboard('{Escape}')
    const table = within(canvas.getByRole('table'))
    await expect(table.queryByRole('columnheader', { name: 'Payment' })).toBeNull()
    await expect(JSON.parse(localStorage.getItem('table:story')!)).toEqual({
      density: 'comfortable',
      hidden: ['payment'],
    })
    await expect(canvas.getByRole('link', { name: /Export CSV/ })).toHaveAttribute('download')
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    labels: {
      view: 'Ansicht',
      columns: 'Spalten',
      density: 'Zeilenhöhe',
      comfortable: 'Luftig',
      compact: 'Dicht',
    },
    exportCsv: { href: '#export.csv', label: 'Als CSV herunterladen, 52 Zeilen' },
    count: '52 Bestellungen',
  },
}
