import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Kbd } from './kbd'

const meta = {
  title: 'Foundations/Key',
  parameters: {
    guide: {
      use: 'A key that does something on this page, beside what it does.',
      not: 'Code and file names (`Text` in mono).',
    },
  },
  component: Kbd,
  args: { children: 'Enter' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  render: () => (
    <p className="flex flex-wrap items-baseline gap-3 text-ui text-muted">
      <span>
        <Kbd>j</Kbd> <Kbd>k</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> open
      </span>
      <Button>
        Remind <Kbd isHint>r</Kbd>
      </Button>
      <Button variant="primary">
        Confirm <Kbd isHint>c</Kbd>
      </Button>
    </p>
  ),
}
