import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateRangeText, DateText, MomentText } from './date_text'

const meta = {
  title: 'Data/Date text',
  parameters: {
    guide: {
      use: 'Every day, range and moment that is shown; 0 reads as unrestricted.',
      not: 'Days inside a sentence that a translation writes.',
    },
  },
  component: DateText,
  args: { value: '2025-04-09', unrestricted: 'Unrestricted' },
} satisfies Meta<typeof DateText>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** 0 is no day but the absence of a limit. */
export const Unrestricted: Story = {
  tags: ['no-look'],
  args: { value: 0 },
}

export const Range: Story = {
  render: () => (
    <ul className="text-ui">
      <li>
        <DateRangeText from="2025-03-03" to="2025-05-30" toLabel="to" />
      </li>
      <li>
        <DateRangeText from={20260101} to={0} toLabel="to" unrestricted="Unrestricted" />
      </li>
      <li>
        <DateRangeText from={0} to={0} toLabel="to" unrestricted="Unrestricted" />
      </li>
    </ul>
  ),
}

/** Times are those of the shop, wherever the reader is. */
export const Moment: Story = {
  tags: ['no-look'],
  render: () => <MomentText value="2026-09-18T07:41:00Z" />,
}

export const German: Story = {
  render: () => <DateRangeText from="2025-03-03" to={0} toLabel="bis" unrestricted="Unbegrenzt" />,
  globals: { language: 'de' },
}
