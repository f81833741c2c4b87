import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3, label: 'Loading the price' },
} satisfies Meta<typeof Skeleton>
export default meta

export const Shapes: StoryObj<typeof meta> = {
  render: (args) => (
    <div className="grid max-w-column gap-8">
      <Skeleton {...args} />
      <Skeleton lines={4} shape="rows" label="Loading the orders" />
    </div>
  ),
}
