import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress_bar'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Files', value: 71, total: 106, valueLabel: '71 of 106 files ready' },
} satisfies Meta<typeof ProgressBar>
export default meta

export const States: StoryObj<typeof meta> = {
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
