import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CoverageAxis } from './coverage_axis'
import { CoverageLegend } from './coverage_legend'
import { CoverageRibbon } from './coverage_ribbon'
import { FX_HISTORY, history } from './coverage.fixtures'
import { packDays } from './coverage'
import { tickWords } from './words.fixtures'

const meta = {
  title: 'Data/Coverage ribbon',
  parameters: {
    guide: {
      use: 'How much of a history is there, at a glance, in lists, on a product, in a basket line, in an order.',
      not: 'The only way to choose days. The calendar and the fields do that.',
    },
  },
  component: CoverageRibbon,
  args: {
    months: FX_HISTORY,
    summary:
      'FX Spot G10 from 2019/01/02 to 2026/09/17: 1,975 trading days, 10 degraded, 5 missing.',
    describeTick: tickWords('en'),
    caption: '1,975 trading days, 10 degraded, 5 missing',
  },
} satisfies Meta<typeof CoverageRibbon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

/** A whole history with the year that the calendar shows framed; pressing a tick asks for its day. */
export const Default: Story = {
  args: { framed: { from: '2025-01-01', to: '2025-12-31' }, onPick: fn() },
}

export const FollowsTheArrowKeys: Story = {
  ...Default,
  play: async ({ args, canvasElement }) => {
    const ribbon = within(canvasElement).getByRole('slider')
    await userEvent.tab()
    await expect(ribbon).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(ribbon).toHaveAttribute('aria-valuenow', '0')
    await expect(ribbon.getAttribute('aria-valuetext')).toMatch(/^2019\/01\/02/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(ribbon).toHaveAttribute('aria-valuenow', '2')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledOnce()
    await userEvent.keyboard('{End}')
    await expect(ribbon.getAttribute('aria-valuetext')).toMatch(/2026\/09\/17, available$/)
  },
}

/** The bought days; one missing, two degraded, holidays as dots on the line. */
export const Stretch: Story = {
  args: {
    variant: 'stretch',
    from: '2025-03-03',
    to: '2025-05-30',
    summary: '61 trading days from 2025/03/03 to 2025/05/30, one missing, two degraded.',
    caption: 'Three holidays and one missing day are not charged.',
  },
}

/** Hollow ticks are files still to build. */
export const StillToBuild: Story = {
  args: {
    variant: 'stretch',
    from: '2026-06-01',
    to: '2026-07-31',
    pending: packDays(
      Array.from({ length: 48 }, (_, at) =>
        new Date(Date.UTC(2026, 5, 15 + at)).toISOString().slice(0, 10)
      )
    ),
    summary: '10 of 45 files ready.',
    caption: undefined,
  },
  render: (args) => (
    <div>
      <CoverageRibbon {...args} />
      <CoverageLegend
        items={[
          { state: 'available', label: 'Ready' },
          { state: 'pending', label: 'Still to build' },
        ]}
      />
    </div>
  ),
}

/** A foot stands under days whose files were fetched. */
export const Fetched: Story = {
  args: {
    variant: 'stretch',
    from: '2026-06-01',
    to: '2026-06-30',
    taken: packDays(['2026-06-01', '2026-06-02', '2026-06-03']),
    summary: '21 files ready, three of them downloaded.',
    caption: undefined,
    describeTick: undefined,
  },
  render: (args) => (
    <div>
      <CoverageRibbon {...args} />
      <CoverageLegend
        items={[
          { state: 'available', label: 'Ready' },
          { state: 'taken', label: 'Downloaded' },
        ]}
      />
    </div>
  ),
}

const SHARED = { from: '2014-01-02', to: '2026-09-17' }
const PRODUCTS = [
  {
    name: 'Cash Market Trades and Quotes',
    from: '2014-01-02',
    missing: ['2017-05-09', '2024-02-01'],
  },
  { name: 'Order Book Stream, Cash', from: '2017-11-27', missing: ['2019-06-04'] },
  { name: 'FX Spot G10, trades and best quotes', from: '2019-01-02', missing: ['2020-03-16'] },
]

/** Rows of a list on one axis, a tick a month; the words beside them say depth and gaps. */
export const List: Story = {
  render: ({ describeTick }) => (
    <div className="grid max-w-115 gap-5">
      <CoverageAxis {...SHARED} />
      {PRODUCTS.map(({ name, from, missing }) => (
        <div key={name}>
          <h3 className="text-display-xs">{name}</h3>
          <CoverageRibbon
            variant="list"
            {...SHARED}
            months={history({ from, to: '2026-09-17', missing, degraded: ['2022-05-04'] })}
            summary={`${name}: daily data from ${from} to 2026-09-17.`}
            describeTick={describeTick}
            caption={`${from.replaceAll('-', '/')} to 2026/09/17`}
          />
        </div>
      ))}
    </div>
  ),
}

export const German: Story = {
  args: {
    framed: { from: '2025-01-01', to: '2025-12-31' },
    summary:
      'FX Spot G10 vom 2019/01/02 bis 2026/09/17: 1.975 Handelstage, davon 10 eingeschränkt.',
    describeTick: tickWords('de'),
    caption:
      '1.975 Handelstage, davon 10 mit eingeschränkter Vollständigkeit; 5 Tage fehlen und werden nicht berechnet',
  },
  globals: { language: 'de' },
}

/** Nothing recorded yet: a line, and the words say so. */
export const Empty: Story = {
  args: {
    months: [],
    from: '2026-01-01',
    to: '2026-12-31',
    summary: 'No day has been recorded yet.',
    caption: 'No day has been recorded yet.',
  },
}

/** Below two pixels a day a tick stands for a week, then three weeks, then a month. */
export const Narrow: Story = {
  args: { framed: { from: '2025-01-01', to: '2025-12-31' } },
  render: function Render(args) {
    const [widths] = useState([720, 480, 320, 240])
    return (
      <div className="grid gap-6">
        {widths.map((width) => (
          <div key={width} style={{ inlineSize: width }} className="max-w-full">
            <CoverageRibbon {...args} caption={undefined} />
          </div>
        ))}
      </div>
    )
  },
  globals: { viewport: { value: 'narrow' } },
}
