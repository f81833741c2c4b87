import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrivalClock } from './arrival_clock'
import type { ArrivalMark } from './clock'

/** A morning of some fifty products: most around six, some later, one late and one missing. */
const MORNING: ArrivalMark[] = [
  ...Array.from({ length: 46 }, (_, at) => ({ minute: 347 + (at % 21), state: 'came' as const })),
  { minute: 404, state: 'rare' },
  { minute: 442, state: 'came' },
  { minute: 530, state: 'rare' },
  { minute: 360, state: 'missing' },
  { minute: 700, state: 'late' },
  { minute: 780, state: 'expected' },
]

const meta = {
  title: 'Data/Arrival clock',
  parameters: {
    guide: {
      use: 'Beside a sentence that says how many came, and what is late or missing.',
      not: 'Anything that has to be read off exactly: that is a table.',
    },
  },
  component: ArrivalClock,
  args: { marks: MORNING, now: { minute: 612, label: '10:12 now' } },
  render: (args) => (
    <div className="max-w-180">
      <ArrivalClock {...args} />
    </div>
  ),
} satisfies Meta<typeof ArrivalClock>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Five hundred products: the blocks grow flat. */
export const Many: Story = {
  tags: ['no-look'],
  args: {
    now: undefined,
    marks: Array.from({ length: 500 }, (_, at) => ({
      minute: 340 + ((at * 7) % 45),
      state: 'came' as const,
    })),
  },
}

export const German: Story = {
  globals: { language: 'de' },
  args: { now: { minute: 612, label: 'jetzt 10:12' } },
}
