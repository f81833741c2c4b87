import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './meter'

const meta = {
  title: 'Data/Meter',
  parameters: {
    guide: {
      use: 'How much of a limit is used, with what is set aside.',
      not: 'How far something has come (`ProgressBar`) and shares of a whole (`Chart`).',
    },
  },
  component: Meter,
  args: {
    label: 'Order quota 2026',
    value: 630_000,
    max: 1_000_000,
    valueText: '630,000.00 of 1,000,000.00 EUR used',
  },
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Unused: Story = {
  tags: ['no-look'],
  args: { value: 0, valueText: '0.00 of 1,000,000.00 EUR used' },
}

/** Orders in work are set aside; the hatched part is theirs. */
export const Reserved: Story = {
  args: {
    reserved: 120_000,
    valueText: '630,000.00 used and 120,000.00 reserved of 1,000,000.00 EUR',
  },
}

export const Over: Story = {
  args: {
    value: 1_020_000,
    valueText: '1,020,000.00 of 1,000,000.00 EUR used, 20,000.00 too much',
  },
}

export const German: Story = {
  args: {
    label: 'Bestellkontingent der Abteilung für das Jahr 2026',
    valueText: '630.000,00 von 1.000.000,00 EUR verbraucht',
  },
  globals: { language: 'de' },
}

export const Narrow: Story = {
  ...German,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
