import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './status_badge'
import { KNOWN_STATUSES } from './status_looks'

const meta = {
  title: 'Data/Status badge',
  parameters: {
    guide: {
      use: 'The state of a record, always as word, shape and colour.',
      not: 'Counts, kinds and other properties.',
    },
  },
  component: StatusBadge,
  args: { status: 'PROCESSING', label: 'Processing' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

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

const STATES = {
  'Order': [
    'New',
    'Locked',
    'Registered',
    'Confirmed',
    'Processing',
    'Completed',
    'Failed',
    'Rejected',
    'Archived',
  ],
  'Task': ['Waiting', 'Retrying', 'Running', 'Succeeded', 'Failed', 'Stopped'],
  'File': ['Preparing', 'Queued', 'Ready', 'Claimed', 'Used', 'Downloaded', 'Expired'],
  'Day': ['Available', 'Degraded', 'Missing'],
  'Subscription': ['Upcoming', 'Unrestricted', 'Active', 'Non-active'],
  'Subscription request': ['New', 'Confirmed', 'Rejected'],
  'Report': ['New', 'Processing', 'Completed', 'Failed'],
  'User': ['Active', 'Inactive', 'Locked'],
  'Quota': ['Reserved', 'Booked', 'Released'],
}

/** Every state of the shop, by what has it. */
export const AllStates: Story = {
  play: async () => {
    const unknown = Object.values(STATES)
      .flat()
      .filter((state) => !KNOWN_STATUSES.includes(state.toLowerCase().replace('-', '_')))
    await expect(unknown).toEqual([])
  },
  render: () => (
    <dl className="grid max-w-sheet gap-4 text-ui">
      {Object.entries(STATES).map(([of, states]) => (
        <div key={of} className="grid gap-2 border-t border-line pt-3 sm:grid-cols-moment">
          <dt className="text-muted">{of}</dt>
          <dd className="flex flex-wrap gap-x-6 gap-y-2">
            {states.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
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
