import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { BasketIcon } from '../icon'
import { LinkButton } from '../link_button'
import { Popover, ScrollList } from '.'

const LINES = ['FX Spot G10, 61 trading days', 'Cash Market Trades and Quotes, 45 trading days']

const meta = {
  title: 'Overlays/Popover',
  parameters: {
    guide: {
      use: 'A little work or a short list beside its button: the basket, the columns of a table.',
      not: 'Anything longer than a screen half; that is a `Dialog` or a page.',
    },
  },
  component: Popover,
  args: {
    title: 'Basket',
    trigger: (
      <Button variant="quiet" aria-label="Basket, 6 items">
        <BasketIcon />6
      </Button>
    ),
    children: (
      <>
        <ScrollList label="Products">
          {[...LINES, ...LINES, ...LINES].map((line, index) => (
            <li key={index} className="flex justify-between gap-4 py-2 text-ui">
              {line}
              <span className="tabular-nums">282.60</span>
            </li>
          ))}
        </ScrollList>
        <p className="flex items-baseline justify-between py-3 text-ui font-semibold">
          Total <span className="text-figure-m">1,695.60 EUR</span>
        </p>
        <LinkButton href="#checkout" variant="primary" isBlock>
          Proceed to checkout
        </LinkButton>
      </>
    ),
  },
  render: (args) => (
    <div className="flex h-100 items-start justify-end">
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Basket: Story = {
  tags: ['page-look'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Basket, 6 items' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Basket' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('dialog')
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: {
    title: 'Warenkorb',
    trigger: <Button aria-label="Warenkorb, 0 Positionen">0</Button>,
    children: <p className="text-ui text-muted">Ihr Warenkorb ist noch leer.</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warenkorb, 0 Positionen' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible())
  },
}
