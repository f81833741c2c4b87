import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { CommandPalette } from './command_palette'

const open = fn()

const meta = {
  title: 'Overlays/Command palette',
  parameters: {
    guide: {
      use: 'Getting anywhere by keyboard: pages, products, orders. Opened by Ctrl or Cmd K and by a button.',
      not: 'The only way to a page. All it offers can be reached by links too.',
    },
  },
  component: CommandPalette,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    label: 'Go to',
    placeholder: 'Product, order or page',
    clearLabel: 'Clear',
    emptyLabel: 'Nothing fits.',
    groups: [
      {
        title: 'Products',
        commands: [
          { id: 'p1', label: 'Cash Market Trades and Quotes', detail: 'Tick data', onAction: open },
          {
            id: 'p2',
            label: 'Auftragsbuch mit zehn Preisstufen',
            detail: 'Tick data',
            onAction: open,
          },
        ],
      },
      {
        title: 'Pages',
        commands: [{ id: 'orders', label: 'My orders', detail: 'Account', onAction: open }],
      },
    ],
  },
  render: function Stateful(args: ComponentProps<typeof CommandPalette>) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Search</Button>
        <CommandPalette {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const ByTyping: Story = {
  tags: ['page-look'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(opener)
    const field = await screen.findByRole('searchbox', { name: 'Go to' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('orders')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(open).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(3))
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['page-look'],
  args: {
    isOpen: true,
    label: 'Gehe zu',
    placeholder: 'Produkt, Bestellung oder Seite',
    clearLabel: 'Leeren',
    emptyLabel: 'Nichts passt dazu.',
    groups: [
      {
        title: 'Produkte',
        commands: [
          {
            id: 'p1',
            label: 'Auftragsbuch mit zehn Preisstufen, Schuldverschreibungen',
            detail: 'Tickdaten',
            onAction: open,
          },
        ],
      },
      {
        title: 'Seiten',
        commands: [
          { id: 'orders', label: 'Meine Bestellungen', detail: 'Konto', onAction: open },
          { id: 'prices', label: 'Preisliste und Bedingungen', onAction: open },
        ],
      },
    ],
  },
  render: (args) => <CommandPalette {...args} />,
}
