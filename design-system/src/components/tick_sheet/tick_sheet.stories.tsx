import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoverageLegend, packDays } from '../coverage_ribbon'
import { FX_HISTORY } from '../coverage_ribbon/coverage.fixtures'
import { FILLING_MARK } from './sheet_marks'
import { TickSheet } from './tick_sheet'

const STILL = Array.from({ length: 48 }, (_, at) =>
  new Date(Date.UTC(2026, 5, 15 + at)).toISOString().slice(0, 10)
)

const monthIn = (locale: string) => (month: number, isFirst: boolean) =>
  new Date(Date.UTC(2026, (month % 100) - 1)).toLocaleDateString(locale, {
    ...{ month: 'short', timeZone: 'UTC' },
    ...(isFirst && { year: 'numeric' }),
  })

const meta = {
  title: 'Data/Tick sheet',
  parameters: {
    guide: {
      use: 'The days of an order, with the names of its months, while their files are made and after.',
      not: 'Days that are only looked at or bought (`CoverageRibbon`).',
    },
  },
  component: TickSheet,
  args: {
    months: FX_HISTORY,
    from: '2026-06-01',
    to: '2026-07-31',
    pending: packDays(STILL),
    taken: packDays(['2026-06-01', '2026-06-02']),
    filling: [
      { day: '2026-06-15', percent: 80 },
      { day: '2026-06-16', percent: 30 },
    ],
    monthLabel: monthIn('en-GB'),
    summary: '10 of 45 files ready.',
  },
} satisfies Meta<typeof TickSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

/** Hollow ticks fill as far as their files are made; a foot stands under days that were fetched. */
export const BeingMade: Story = {
  render: (args) => (
    <div>
      <TickSheet {...args} />
      <CoverageLegend
        items={[
          { state: 'available', label: 'Ready' },
          { state: 'taken', label: 'Downloaded' },
          { state: 'pending', mark: FILLING_MARK, label: 'At work, filling up' },
          { state: 'pending', label: 'Still to make' },
        ]}
      />
    </div>
  ),
}

/** Months that would touch each other are left out. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const German: Story = {
  globals: { language: 'de' },
  args: { monthLabel: monthIn('de-DE'), summary: '10 von 45 Dateien fertig.' },
}
