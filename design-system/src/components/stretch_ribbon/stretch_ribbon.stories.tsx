import type { Meta, StoryObj } from '@storybook/react-vite'
import { StretchLegend, StretchRibbon } from './stretch_ribbon'

const LEGEND = {
  en: { agreed: 'Contract', given: 'Data under it', beyond: 'Data outside it' },
  de: { agreed: 'Vertrag', given: 'Daten darunter', beyond: 'Daten außerhalb' },
}

const meta = {
  title: 'Data/StretchRibbon',
  parameters: {
    guide: {
      use: 'Whether what is given lies within what is agreed, over years.',
      not: 'Single days of a product (`CoverageRibbon`).',
    },
  },
  component: StretchRibbon,
  args: {
    axis: { from: '2025-01-01', to: '2027-12-31' },
    mark: '2026-09-18',
    agreed: [{ from: '2025-02-01', until: '2026-06-30' }],
    given: [{ from: '2025-02-01', until: '2026-06-30' }],
    beyond: [{ from: '2026-07-01', until: '2026-12-31' }],
    summary: 'The contract ended on 2026/06/30; the range goes on until 2026/12/31.',
  },
  decorators: [
    (Story, { globals }) => (
      <div className="grid max-w-column gap-3">
        <Story />
        <StretchLegend {...LEGEND[globals.language === 'de' ? 'de' : 'en']} mark="2026/09/18" />
      </div>
    ),
  ],
} satisfies Meta<typeof StretchRibbon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Beyond: Story = {}

/** Paid for, and nothing is given. */
export const NothingGiven: Story = {
  args: {
    agreed: [{ from: '2026-08-01', until: null }],
    given: [],
    beyond: [],
    summary: 'The contract runs from 2026/08/01 and nothing is given.',
  },
}

export const German: Story = {
  args: { summary: 'Der Vertrag endete am 2026/06/30; der Zeitraum reicht bis 2026/12/31.' },
  globals: { language: 'de' },
}
