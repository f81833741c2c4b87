import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BarsOverTime } from './bars_over_time'
import { LineChart } from './line_chart'
import { RankedBars } from './ranked_bars'
import { ShareRing } from './share_ring'

const SUBSCRIBERS = [
  ['Index Levels by the Second', 212, 31, 9],
  ['Cash Market Trades and Quotes', 188, 22, 14],
  ['Open Interest Insight', 141, 38, 4],
  ['Reference Data, Bonds', 117, 6, 2],
  ['Derivatives Trades', 96, 12, 7],
  ['Concentration Index', 41, 20, 0],
] as const

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const meta = {
  title: 'Data/Chart',
  parameters: {
    guide: {
      use: 'Few figures that are compared or followed over time. The table twin is always one press away.',
      not: 'Two or three figures (`Figures`), parts of a limit (`Meter`), or coverage, which has its ribbon.',
    },
  },
  component: RankedBars,
  args: {
    label: 'Subscribers by subscription',
    summary: 'Index Levels by the Second leads with 252 subscribers.',
    series: [
      { id: 'active', label: 'Active' },
      { id: 'trial', label: 'Trial and sales trial' },
      { id: 'upcoming', label: 'Upcoming' },
    ],
    points: SUBSCRIBERS.map(([label, ...values]) => ({ id: label, label, values })),
    format: (value: number) => value.toLocaleString('en-GB'),
    table: { toggle: 'Show as table', point: 'Subscription', total: 'All' },
  },
} satisfies Meta<typeof RankedBars>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

const OVER_TIME = {
  label: 'Orders by month',
  summary: 'Orders grew from 12 in January to 35 in December 2026.',
  series: [
    { id: 'card', label: 'Card' },
    { id: 'transfer', label: 'Bank transfer' },
  ],
  points: MONTHS.map((label, at) => ({
    id: label,
    label: `${label} 2026`,
    values: [8 + at * 2, 4 + ((at * 5) % 9)],
  })),
  table: { toggle: 'Show as table', point: 'Month', total: 'All' },
}

/** Largest first; patterns and heights tell the series apart without colour. */
export const Ranked: Story = {}

export const RankedWithTable: Story = { args: { tableOpen: true } }

export const OverTime: Story = {
  render: ({ format }) => <BarsOverTime {...OVER_TIME} format={format} />,
}

export const OverTimeByKeys: Story = {
  ...OverTime,
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider')
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Jan 2026: 12; Card 8, Bank transfer 4')
    await userEvent.keyboard('{ArrowRight}')
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Feb 2026/)
    const table = within(canvasElement).getByRole('table', { hidden: true })
    await expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13)
  },
}

const COMPARED = {
  ...OVER_TIME,
  points: OVER_TIME.points.map((point, at) => ({ ...point, before: 9 + ((at * 7) % 24) })),
  comparison: {
    label: '2025',
    change: 'Change',
    describe: (value: number, before: number) =>
      `${Math.round((value / before - 1) * 100)} %`.replace('-', '−'),
  },
}

/** A line across each bar says where it ended a year before; the table has both and the change. */
export const OverTimeCompared: Story = {
  render: ({ format }) => <BarsOverTime {...COMPARED} format={format} tableOpen />,
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('slider')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Dec 2026: 35; Card 30, Bank transfer 5; 2025 14, 150 %'
    )
    const head = within(canvasElement).getByRole('columnheader', { name: 'Change' })
    await expect(head).toBeVisible()
  },
}

export const RankedCompared: Story = {
  args: {
    points: SUBSCRIBERS.map(([label, ...values], at) => ({
      ...{ id: label, label, values, before: [240, 231, 160, 131, 98, 84][at] },
    })),
    comparison: COMPARED.comparison,
  },
}

const LEADS = { hrefOf: ({ id }: { id: string }) => `/months/${id}`, open: fn() }

/** Enter or a click on a bar opens what lies behind it; rows of the table are links there. */
export const OverTimeLeadsOn: Story = {
  tags: ['no-look'],
  render: ({ format }) => <BarsOverTime {...OVER_TIME} format={format} leads={LEADS} />,
  play: async ({ canvasElement }) => {
    LEADS.open.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await expect(LEADS.open).toHaveBeenLastCalledWith('/months/Feb')
    const bars = within(canvasElement).getByRole('slider')
    await userEvent.pointer({ keys: '[MouseRight]', target: bars })
    await expect(LEADS.open).toHaveBeenCalledOnce()
    await userEvent.click(within(canvasElement).getByText('Show as table'))
    const march = within(canvasElement).getByRole('link', { name: 'Mar 2026' })
    await expect(march).toHaveAttribute('href', '/months/Mar')
  },
}

/** The whole row of a bar is one link, for pointers and keys alike. */
export const RankedLeadsOn: Story = {
  tags: ['no-look'],
  args: { leads: LEADS },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const [first, second] = within(canvasElement).getAllByRole('link')
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute('href', '/months/Index Levels by the Second')
    await expect(second).toHaveAccessibleName(/^Cash Market Trades and Quotes: 224; Active 188/)
    const row = second!.closest('li')!.getBoundingClientRect()
    const bar = document.elementFromPoint(row.left + row.width / 2, row.top + row.height / 2)
    await expect(bar).toBe(second)
  },
}

export const Lines: Story = { render: ({ format }) => <LineChart {...OVER_TIME} format={format} /> }

export const SixtyPoints: Story = {
  tags: ['no-look'],
  render: ({ format }) => (
    <BarsOverTime
      {...OVER_TIME}
      series={[{ id: 'card', label: 'Card' }]}
      points={Array.from({ length: 60 }, (_, at) => ({
        id: String(at),
        label: `${2022 + Math.floor(at / 12)}/${String((at % 12) + 1).padStart(2, '0')}`,
        values: [400 + ((at * 97) % 310)],
      }))}
      format={format}
    />
  ),
}

export const OnePoint: Story = {
  tags: ['no-look'],
  render: ({ format }) => (
    <BarsOverTime {...OVER_TIME} points={OVER_TIME.points.slice(0, 1)} format={format} />
  ),
}

const SHARE = {
  label: 'Orders by payment',
  parts: [
    { id: 'card', label: 'Card', value: 212 },
    { id: 'transfer', label: 'Bank transfer', value: 96 },
    { id: 'quota', label: 'Quota', value: 41 },
    { id: 'other', label: 'Other', value: 3 },
  ],
  table: { part: 'Payment', value: 'Orders', share: 'Share', total: 'All' },
}

/** Parts of a whole, largest first. Patterns and thickness tell them apart without colour; the table is always there. */
export const Share: Story = { render: ({ format }) => <ShareRing {...SHARE} format={format} /> }

/** Parts that lead somewhere are links in the table, and a click on the ring opens them; "Other" is none. */
export const ShareLeadsOn: Story = {
  tags: ['no-look'],
  render: ({ format }) => (
    <ShareRing
      {...SHARE}
      format={format}
      leads={{ ...LEADS, hrefOf: ({ id }) => (id === 'other' ? undefined : LEADS.hrefOf({ id })) }}
    />
  ),
  play: async ({ canvasElement }) => {
    LEADS.open.mockClear()
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Card', 'Bank transfer', 'Quota'])
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    const row = within(canvasElement).getByRole('row', { name: /Card/ })
    await expect(row).toHaveTextContent('Card21260 %')
    const total = within(canvasElement).getByRole('row', { name: /^All/ })
    await expect(total).toHaveTextContent('All352100 %')
    const [, transfer, , other] = canvasElement.querySelectorAll('circle')
    await userEvent.click(transfer!)
    await userEvent.click(other!)
    await expect(LEADS.open).toHaveBeenCalledOnce()
    await expect(LEADS.open).toHaveBeenLastCalledWith('/months/transfer')
  },
}

/** One part is the whole ring; where there is nothing, the table says so. */
export const ShareOfOne: Story = {
  tags: ['no-look'],
  render: ({ format }) => (
    <div className="grid gap-8">
      <ShareRing {...SHARE} parts={SHARE.parts.slice(0, 1)} format={format} height={120} />
      <ShareRing {...SHARE} parts={[]} format={format} height={120} />
    </div>
  ),
}

export const NarrowShare: Story = { ...Share, globals: { viewport: { value: 'narrow' } } }

export const German: Story = {
  args: {
    label: 'Bezieher je Abonnement',
    summary: 'An der Spitze stehen die sekündlichen Indexstände mit 252 Beziehern.',
    series: [
      { id: 'active', label: 'Aktiv' },
      { id: 'trial', label: 'Probezugänge einschließlich Vertriebszugängen' },
      { id: 'upcoming', label: 'Beginnt später' },
    ],
    points: [
      {
        id: '1',
        label: 'Sekündliche Indexstände einschließlich Zusammensetzungen',
        values: [1212, 31, 9],
      },
      { id: '2', label: 'Geschäfte und Kurse des Kassamarkts', values: [188, 22, 14] },
    ],
    format: (value: number) => value.toLocaleString('de-DE'),
    table: { toggle: 'Als Tabelle zeigen', point: 'Abonnement', total: 'Alle' },
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const NarrowOverTime: Story = { ...OverTime, globals: { viewport: { value: 'narrow' } } }
