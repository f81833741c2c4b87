import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status_badge'
import { KNOWN_STATUSES } from './status_looks'

const meta = {
  title: 'Data/Status badge',
  component: StatusBadge,
  args: { status: 'PROCESSING', label: 'Processing' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithDetail: Story = { args: { detail: '71 of 106' } }

export const BesideATitle: Story = {
  args: { size: 'title' },
  render: (args) => (
    <h1 className="flex flex-wrap items-baseline gap-x-5 text-display-m">
      Order 10482 <StatusBadge {...args} />
    </h1>
  ),
}

export const AllStates: Story = {
  render: () => (
    <ul className="grid grid-cols-facts gap-3">
      {KNOWN_STATUSES.map((status) => (
        <li key={status}>
          <StatusBadge status={status} label={capitalised(status)} />
        </li>
      ))}
    </ul>
  ),
}

/** A state nobody has told the shop about: a circle and the raw word. */
export const Unknown: Story = { args: { status: 'IN_CLEARING', label: undefined } }

export const German: Story = {
  args: {
    status: 'WAITING',
    label: 'Wartet auf den Zahlungseingang',
    detail: 'Bestätigung durch die Bank, ein bis drei Bankarbeitstage',
  },
  globals: { language: 'de' },
}

export const Narrow: Story = {
  ...German,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

function capitalised(status: string): string {
  const words = status.replaceAll('_', '-')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
