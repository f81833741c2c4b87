import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta = {
  title: 'Feedback/Skeleton',
  parameters: {
    guide: {
      use: 'The first load of an area whose shape is known.',
      not: 'Renewing what is already shown; the old content stays.',
    },
  },
  component: Skeleton,
  args: { lines: 3, label: 'Loading the price' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Shapes: Story = {
  render: (args) => (
    <div className="grid max-w-column gap-8">
      <Skeleton {...args} />
      <Skeleton lines={4} shape="rows" label="Loading the orders" />
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: { label: 'Die Bestellungen werden geladen' },
}
