import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpanAxis } from './span_axis'
import { SpanLegend } from './span_legend'
import { SpanRibbon, type Span } from './span_ribbon'

const AXIS = { from: '2025-01-01', to: '2027-12-31' }
const TODAY = '2026-09-18'

const WORDS = {
  en: {
    ...{ given: 'Entitled', trial: 'Trial', ahead: 'To come', over: 'Over' },
    ...{ seen: 'Visible', today: 'Today' },
  },
  de: {
    ...{ given: 'Berechtigt', trial: 'Probezugang', ahead: 'Kommend', over: 'Vorbei' },
    ...{ seen: 'Sichtbar', today: 'Heute' },
  },
}

const span = (kind: Span['kind'], from: string | null, until: string | null): Span => ({
  ...{ kind, from, until },
})

/** Two years on end, a gap, no end, a trial, what is to come, what is over, and nothing. */
const ROWS: Span[][] = [
  [span('given', '2025-01-01', '2026-12-31')],
  [span('over', '2025-01-01', '2025-09-30'), span('given', '2026-01-01', '2027-06-30')],
  [span('given', '2025-04-01', null)],
  [span('trial', '2026-09-01', '2026-09-29')],
  [span('ahead', '2026-12-02', '2027-12-01')],
  [span('over', '2019-04-01', '2026-03-31')],
  [],
]

const seenOf = (spans: Span[]) => spans.map(({ from }) => ({ from, until: '2027-12-31' }))

const meta = {
  title: 'Data/SpanRibbon',
  parameters: {
    guide: {
      use: 'Whose days reach from when to when, for rows of a table that are compared with each other.',
      not: 'What is agreed beside what is given (`StretchRibbon`); single days (`CoverageRibbon`).',
    },
  },
  component: SpanRibbon,
  args: { axis: AXIS, today: TODAY, spans: ROWS[1]!, seen: seenOf(ROWS[1]!) },
  render: ({ axis, today }, { globals }) => {
    const words = WORDS[globals.language === 'de' ? 'de' : 'en']
    return (
      <div className="grid max-w-90 gap-3">
        <SpanAxis {...{ axis, today }} todayLabel={words.today} />
        {ROWS.map((spans, at) => (
          <SpanRibbon key={at} {...{ axis, today, spans }} seen={seenOf(spans)} />
        ))}
        <SpanLegend {...words} />
      </div>
    )
  },
} satisfies Meta<typeof SpanRibbon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['no-look'],
  render: (args) => (
    <div className="max-w-90">
      <SpanRibbon {...args} />
    </div>
  ),
}

export const BeneathEachOther: Story = {}

export const German: Story = { globals: { language: 'de' } }

export const OneYear: Story = {
  tags: ['no-look'],
  args: { axis: { from: '2026-01-01', to: '2026-12-31' } },
}

export const ManyYears: Story = {
  tags: ['no-look'],
  args: { axis: { from: '2006-01-01', to: '2027-12-31' } },
}
