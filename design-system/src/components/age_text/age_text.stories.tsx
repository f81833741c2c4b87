import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AgeText } from './age_text'

const HOUR = 3_600_000

const meta = {
  title: 'Data/Age text',
  parameters: {
    guide: {
      use: 'Moments of which the age matters: how long something waits, runs or lies there.',
      not: 'Days and moments that are compared, cited or written to somebody: a Date text.',
    },
  },
  component: AgeText,
  args: { value: Date.now() - 3.5 * HOUR, language: 'en' },
  tags: ['no-look'],
} satisfies Meta<typeof AgeText>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^3 hours ago/)).toBeVisible(),
}

/** From 30 days on the moment says more. */
export const Old: Story = {
  args: { value: '2025-03-03T08:30:00Z' },
  play: ({ canvas }) => expect(canvas.getByText('2025/03/03 09:30')).toBeVisible(),
}

export const German: Story = {
  args: { language: 'de' },
  globals: { language: 'de' },
}
