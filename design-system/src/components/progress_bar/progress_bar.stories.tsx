import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress_bar'
import { ProgressLine } from './progress_line'

const meta = {
  title: 'Feedback/Progress bar',
  parameters: {
    guide: {
      use: 'How far files, uploads or imports have come, in words and as a bar.',
      not: 'Waiting under a second, where the old content stays, and limits (`Meter`).',
    },
  },
  component: ProgressBar,
  args: { label: 'Files', value: 71, total: 106, valueLabel: '71 of 106 files ready' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const States: Story = {
  render: (args) => (
    <div className="grid max-w-column gap-5">
      <ProgressBar {...args} />
      <ProgressBar label="Vorschau" valueLabel="wird vorbereitet" />
      <ProgressBar label="Prices" value={106} total={106} valueLabel="106 of 106 files ready" />
      <ProgressBar
        label="Trades"
        value={2}
        total={420}
        valueLabel="stopped after 2 of 420 files"
        tone="danger"
      />
      <ProgressLine label="ALSC_TICK_L1_20260612.csv.gz" share={0.62} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Files' })
    await expect(bar).toHaveAttribute('aria-valuetext', '71 of 106 files ready')
    await expect(canvas.getByRole('progressbar', { name: 'Vorschau' })).not.toHaveAttribute(
      'aria-valuenow'
    )
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: {
    label: 'Dateien der Auftragsbuchdaten',
    valueLabel: '71 von 106 Dateien stehen bereit',
  },
}
