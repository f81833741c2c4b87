import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CoverageLegend } from '../coverage_ribbon'
import { history } from '../coverage_ribbon/coverage.fixtures'
import { tickWords } from '../coverage_ribbon/words.fixtures'
import { CoverageYearStrip } from './coverage_year_strip'

const STEPS: [number, number][] = [
  [2002, 0.18],
  [2010, 0.34],
  [2014, 0.55],
  [2017, 0.66],
  [2019, 0.78],
  [2024, 1],
]

const CATALOGUE = history({
  from: '2002-01-02',
  to: '2026-09-17',
  missing: ['2009-03-11', '2016-09-08', '2021-08-11'],
  degraded: ['2007-07-10', '2013-10-02', '2016-03-15', '2024-09-12', '2026-07-23'],
}).map((month) => ({
  ...month,
  share: STEPS.findLast(([year]) => month.month >= year * 100)?.[1] ?? 1,
}))

const meta = {
  title: 'Data/Coverage year strip',
  parameters: {
    guide: {
      use: 'The whole catalogue year by year on one axis.',
      not: 'One product; that is a `CoverageRibbon`.',
    },
  },
  component: CoverageYearStrip,
  args: {
    months: CATALOGUE,
    monthLabels: [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ],
    summary:
      'The whole catalogue from 2002/01/02 to 2026/09/17, a row a year: 6,264 trading days, three of them missing.',
    describeTick: tickWords('en'),
    caption: 'Point at a tick, or use the arrow keys, to read its day.',
    notes: [
      { year: 2024, text: 'Ten partner venues, 41 products in all' },
      { year: 2019, text: 'FX spot, precision timestamps' },
      { year: 2014, text: 'Tick and index data of the cash and derivatives markets' },
      { year: 2002, text: 'Open interest insight' },
    ],
  },
} satisfies Meta<typeof CoverageYearStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  render: (args) => (
    <div>
      <CoverageLegend
        items={[
          { state: 'available', label: 'Available, height is the share of products' },
          { state: 'degraded', label: 'Degraded' },
          { state: 'missing', label: 'Missing' },
          { state: 'holiday', label: 'Exchange holiday' },
        ]}
      />
      <CoverageYearStrip {...args} />
    </div>
  ),
}

export const FollowsTheArrowKeys: Story = {
  tags: ['no-look'],
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('slider')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    const first = strip.getAttribute('aria-valuetext')
    await expect(first).toMatch(/^2026\/01\/01/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(strip.getAttribute('aria-valuetext')).toMatch(/^2025\/01\/0/)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(strip.getAttribute('aria-valuetext')).toMatch(/^2026\/01\/0/)
  },
}

export const German: Story = {
  args: {
    monthLabels: [
      'Jan',
      'Feb',
      'Mär',
      'Apr',
      'Mai',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Okt',
      'Nov',
      'Dez',
    ],
    summary: 'Der ganze Katalog von 2002/01/02 bis 2026/09/17, eine Zeile je Jahr.',
    describeTick: tickWords('de'),
    caption: 'Zeigen Sie auf einen Strich oder nutzen Sie die Pfeiltasten, um den Tag zu lesen.',
    notes: [
      { year: 2024, text: 'Zehn Partnerhandelsplätze, zusammen 41 Produkte' },
      { year: 2017, text: 'Auswertungen der Handelsflüsse, Konzentrationsindex' },
    ],
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
