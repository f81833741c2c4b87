import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DownloadIcon, PlusIcon } from '../icon'
import { Button } from './button'

const meta = {
  title: 'Actions/Button',
  parameters: {
    guide: {
      use: 'Does something here: adds, saves, sends. One primary button a panel; `isPending` says what is under way.',
      not: 'Leading elsewhere, which is a `LinkButton`. What is impossible now and could become possible is a `GatedAction`.',
    },
  },
  component: Button,
  args: { children: 'Add to basket', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">Add to basket</Button>
      <Button>View as customer</Button>
      <Button variant="quiet">Clear all</Button>
      <Button variant="danger">Delete basket</Button>
      <Button variant="destroy">Delete basket</Button>
      <Button variant="primary">
        <PlusIcon />
        Create empty order
      </Button>
      <Button>
        <DownloadIcon />
        Export CSV, 52 rows
      </Button>
    </div>
  ),
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-dialog gap-3">
      <Button variant="primary" size="large" isBlock>
        Add to basket
      </Button>
      <Button variant="primary" isPending pendingLabel="Adding 61 days">
        Add to basket
      </Button>
      <Button variant="primary" isDisabled>
        Pay 840.60 EUR by card
      </Button>
      <Button variant="primary">
        Zahlungspflichtig bestellen und die Umsatzsteuer-Identifikationsnummer prüfen lassen
      </Button>
    </div>
  ),
}

export const PendingKeepsFocus: Story = {
  tags: ['no-look'],
  args: { isPending: true, pendingLabel: 'Adding 61 days' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adding 61 days' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
