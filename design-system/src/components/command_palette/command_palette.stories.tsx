import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { MoneyText } from '../money_text'
import { StatusBadge } from '../status_badge'
import { CommandPalette } from './command_palette'
import type { CommandGroup } from './types'

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
    hint: 'Arrows choose, Enter opens, Escape closes',
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

const late = fn()
const found = (label: string, onAction: () => void): CommandGroup => ({
  title: 'Orders',
  commands: [{ id: label, label, onAction }],
})

/** What stands there belongs to an earlier text: Enter waits for what is found of this one. */
export const EnterBeforeFinds: Story = {
  tags: ['no-look'],
  render: function Finding(args) {
    const [isOpen, setOpen] = useState(true)
    const [query, setQuery] = useState('')
    const [isSettled, setSettled] = useState(true)
    return (
      <>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          groups={[
            query !== '' && isSettled ? found('Order 10412', late) : found('Order 10399', open),
          ]}
          isSettled={isSettled}
          onQueryChange={(text) => {
            setQuery(text)
            setSettled(false)
          }}
        />
        <div onPointerDown={() => setSettled(true)} data-testid="answer" />
      </>
    )
  },
  play: async () => {
    open.mockClear()
    const field = await screen.findByRole('searchbox', { name: 'Go to' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('10412{Enter}')
    await expect(screen.getByRole('menuitem', { name: 'Order 10399' })).toBeVisible()
    await expect(late).not.toHaveBeenCalled()
    await fireEvent.pointerDown(screen.getByTestId('answer'))
    await waitFor(() => expect(late).toHaveBeenCalledOnce())
    await expect(open).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What is found says its state and its amount. */
export const Found: Story = {
  tags: ['page-look'],
  args: {
    isOpen: true,
    groups: [
      {
        title: 'Orders',
        commands: [
          {
            id: 'o1',
            label: 'Order 10412',
            detail: 'Elbquant Research GmbH',
            mark: <StatusBadge status="Registered" />,
            figure: <MoneyText cents={30_297} language="en" unit="EUR" />,
            onAction: open,
          },
          {
            id: 'o2',
            label: 'Order 10408',
            detail: 'Limmat Data AG',
            mark: <StatusBadge status="Failed" />,
            figure: <MoneyText cents={1_136_610} language="en" unit="EUR" />,
            onAction: open,
          },
        ],
      },
      {
        title: 'People',
        commands: [
          {
            id: 'u1',
            label: 'Anna Brandt',
            detail: 'Elbquant Research GmbH, anna.brandt@elbquant.example',
            onAction: open,
          },
        ],
      },
    ],
  },
  render: (args) => <CommandPalette {...args} />,
}

/** The price is the answer; every step to it stands beside, without opening anything. */
export const PriceBeside: Story = {
  tags: ['page-look'],
  globals: { viewport: { value: 'wide' } },
  args: {
    isOpen: true,
    asideLabel: 'About the chosen entry',
    readingsLabel: 'How it is read',
    readings: [
      { word: '3y', text: 'the last 3 years, 2023/09/18 to 2026/09/17' },
      { word: 'cash', text: 'category Cash market' },
      { word: 'l1', text: 'level 1, BBO, top of book' },
      { word: 'blub', text: 'not understood', isUnknown: true },
    ],
    groups: [
      {
        title: 'Products',
        commands: [
          {
            id: 'span',
            label: 'Cash Market Trades and Quotes',
            detail: '2023/09/18 to 2026/09/17, net',
            figure: <MoneyText cents={949_840} language="en" unit="EUR" />,
            facts: [
              { label: 'Calendar days', text: '1,096' },
              { label: 'Weekend days', text: '−312' },
              { label: 'Exchange holidays', text: '−18' },
              { label: 'Counted trading days', text: '766', rank: 'sum' },
              { label: '766 days at 12.40 a day', text: '9,498.40' },
              {
                label: 'Administrative fee',
                text: '0.00',
                why: 'Not charged above a subtotal of 300.00 EUR.',
              },
              {
                label: 'Net total, EUR',
                text: '9,498.40',
                why: 'Settled once the delivery country is known.',
                rank: 'total',
              },
            ],
            onAction: open,
          },
          {
            id: 'order',
            label: 'Order 10412',
            detail: 'Elbquant Research GmbH',
            mark: <StatusBadge status="Registered" />,
            figure: <MoneyText cents={30_297} language="en" unit="EUR" />,
            facts: [
              { label: 'Reference', text: 'RF83 1041 2' },
              { label: 'Customer', text: 'Elbquant Research GmbH, anna.brandt@elbquant.example' },
            ],
            onAction: open,
          },
        ],
      },
    ],
  },
  render: (args) => <CommandPalette {...args} />,
  play: async () => {
    const beside = await screen.findByRole('region', { name: 'About the chosen entry' })
    await expect(screen.getByRole('list', { name: 'How it is read' })).toHaveTextContent(
      'blubnot understood'
    )
    await expect(beside).toHaveTextContent('Net total, EUR9,498.40')
    const field = await screen.findByRole('searchbox', { name: 'Go to' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(beside).toHaveTextContent('RF83 1041 2'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(beside).toHaveTextContent('766 days at 12.40 a day'))
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
    hint: 'Pfeile wählen, Enter öffnet, Escape schließt',
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
