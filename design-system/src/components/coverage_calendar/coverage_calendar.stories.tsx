import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FX_HISTORY } from '../coverage_ribbon/coverage.fixtures'
import { PresetRow } from '../preset_row'
import { CalendarLegend } from './calendar_legend'
import type { CoverageCalendarProps } from './calendar_props'
import { CoverageCalendar } from './coverage_calendar'
import { DE, describeDay, describeSelection, EN } from './labels.fixtures'

const describeEnglish = describeDay('en')
const describeGerman = describeDay('de')

const LEGEND = {
  available: 'Available, darker is a larger file',
  degraded: 'Degraded',
  missing: 'Missing',
  holiday: 'Holiday',
  selected: 'Selected',
}

const RANGES = {
  month: { from: '2026-08-01', to: '2026-08-31' },
  quarter: { from: '2026-04-01', to: '2026-06-30' },
  year: { from: '2025-01-01', to: '2025-12-31' },
  all: { from: '2019-01-02', to: '2026-09-17' },
} as const

const meta = {
  title: 'Data/Coverage calendar',
  parameters: {
    guide: {
      use: 'Choosing days by sight: a year on wide pages, one month with large cells under fingers. Dragging, two presses, keys, or a preset beside it.',
      not: 'Any other date. A day that is known is typed into a `DateFieldText` or chosen in a `DatePicker`.',
    },
  },
  component: CoverageCalendar,
  args: {
    months: FX_HISTORY,
    year: 2025,
    min: '2019-01-02',
    max: '2026-09-17',
    selection: { from: '2025-03-03', to: '2025-05-30' },
    onSelectionChange: fn(),
    onYearChange: fn(),
    labels: EN,
    describeDay: describeEnglish,
    describeSelection: describeSelection('en'),
    legend: <CalendarLegend labels={LEGEND} />,
  },
  render: function Render(args) {
    return <Chooser {...args} />
  },
} satisfies Meta<typeof CoverageCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

/** Holds what a page would hold. */
function Chooser(args: CoverageCalendarProps) {
  const [year, setYear] = useState(args.year)
  const [selection, setSelection] = useState(args.selection)
  return (
    <CoverageCalendar
      {...args}
      year={year}
      selection={selection}
      onYearChange={(next) => {
        setYear(next)
        args.onYearChange(next)
      }}
      onSelectionChange={(next) => {
        setSelection(next)
        args.onSelectionChange(next)
      }}
    />
  )
}

function WithPresetRow(args: CoverageCalendarProps) {
  const [selection, setSelection] = useState(args.selection)
  const [year, setYear] = useState(args.year)
  const choose = (next: CoverageCalendarProps['selection']) => {
    setSelection(next)
    args.onSelectionChange(next)
    if (next) setYear(Number(next.to.slice(0, 4)))
  }
  const preset = (id: keyof typeof RANGES, label: string) => ({
    id,
    label,
    href: `#${id}`,
    isCurrent: selection?.from === RANGES[id].from && selection.to === RANGES[id].to,
  })
  return (
    <div className="grid gap-4">
      <PresetRow
        label="Usual ranges"
        presets={[
          preset('month', 'August 2026'),
          preset('quarter', 'Last quarter'),
          preset('year', '2025'),
          preset('all', 'All days'),
        ]}
        onChoose={(id) => choose(RANGES[id as keyof typeof RANGES])}
      />
      <CoverageCalendar
        {...args}
        year={year}
        onYearChange={setYear}
        selection={selection}
        onSelectionChange={choose}
      />
    </div>
  )
}

export const Default: Story = {}

export const NothingChosen: Story = {
  tags: ['no-look'],
  args: { selection: null },
}

/** The last year of the coverage: what is still to come is outlined and cannot be chosen. */
export const NotYetPublished: Story = {
  args: {
    year: 2026,
    selection: null,
    pendingFrom: '2026-09-18',
    legend: <CalendarLegend labels={{ ...LEGEND, pending: 'Not yet published' }} />,
  },
  play: async ({ args, canvas }) => {
    const pending = canvas.getByRole('gridcell', { name: '18 September 2026, not yet published' })
    await expect(pending).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pending)
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
  },
}

/** Days bought before carry a dot; degraded ones are skipped until they are wanted. */
export const WithOwnedDays: Story = {
  args: {
    owned: [{ from: '2025-03-03', to: '2025-03-21' }],
    leavesDegradedOut: true,
    legend: <CalendarLegend labels={{ ...LEGEND, owned: 'You have it already' }} />,
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('gridcell')
    const named = (words: RegExp) =>
      cells.filter((cell) => words.test(cell.getAttribute('aria-label') ?? ''))
    await expect(named(/^3 March 2025, available, you have it already$/)).toHaveLength(1)
    await expect(named(/^24 March 2025, available$/)).toHaveLength(1)
    for (const cell of named(/degraded/)) {
      await expect(cell).toHaveAttribute('aria-selected', 'false')
    }
    await expect(named(/degraded/).length).toBeGreaterThan(0)
  },
}

/** Usual ranges beside the grid: pressing one shows its last month. */
export const WithPresets: Story = {
  args: { selection: null },
  render: function Render(args) {
    return <WithPresetRow {...args} />
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Last quarter' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(RANGES.quarter)
    await expect(canvas.getByRole('status')).toHaveTextContent(/2026\/04\/01 to 2026\/06\/30/)
    await expect(canvas.getByRole('grid')).toHaveAccessibleName(/^2026/)
  },
}

export const ChosenByKeys: Story = {
  tags: ['no-look'],
  args: { selection: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const day = (name: string) => canvas.getByRole('gridcell', { name: new RegExp(`^${name},`) })
    day('9 April 2025').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(day('10 April 2025')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      from: '2025-04-10',
      to: '2025-05-09',
    })
    await expect(canvas.getByRole('status')).toHaveTextContent(/trading days, 2025\/04\/10/)
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{PageDown}')
    await expect(day('9 June 2025')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await expect(args.onYearChange).toHaveBeenLastCalledWith(2024)
    await expect(day('9 June 2024')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}{End}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      from: '2024-06-01',
      to: '2024-06-30',
    })
  },
}

export const ChosenByPointer: Story = {
  tags: ['no-look'],
  args: { selection: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const day = (name: string) => canvas.getByRole('gridcell', { name: new RegExp(`^${name},`) })
    const drag = async (from: HTMLElement, to: HTMLElement) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: from },
        { target: to },
        { keys: '[/MouseLeft]' },
      ])
    await drag(day('30 April 2025'), day('3 March 2025'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      from: '2025-03-03',
      to: '2025-04-30',
    })
    await userEvent.click(day('2 June 2025'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Now choose the last day')
    await userEvent.click(day('6 June 2025'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      from: '2025-06-02',
      to: '2025-06-06',
    })
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2)
  },
}

export const German: Story = {
  args: {
    labels: DE,
    describeDay: describeGerman,
    describeSelection: describeSelection('de'),
    legend: (
      <CalendarLegend
        labels={{
          available: 'Vorhanden, dunkler ist eine größere Datei',
          degraded: 'Eingeschränkt',
          missing: 'Fehlt',
          holiday: 'Börsenfeiertag',
          selected: 'Ausgewählt',
        }}
      />
    ),
  },
  globals: { language: 'de' },
}

/** One month with cells for a finger; a first and a last tap choose, so that dragging scrolls. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const ChosenByFinger: Story = {
  tags: ['no-look'],
  ...Narrow,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const day = (name: string) => canvas.getByRole('gridcell', { name: new RegExp(`^${name},`) })
    const tap = (name: string) => userEvent.pointer({ keys: '[TouchA]', target: day(name) })
    await tap('5 May 2025')
    await expect(canvas.getByRole('status')).toHaveTextContent('Now choose the last day')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await tap('6 June 2025')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      from: '2025-05-05',
      to: '2025-06-06',
    })
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
    await expect(day('6 June 2025').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** A page that tells of single days: one press is a choice. */
export const PicksDays: Story = {
  tags: ['no-look'],
  args: { selection: null, picksDays: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /^9 April 2025/ }))
    const day = { from: '2025-04-09', to: '2025-04-09' }
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(day)
    await userEvent.click(canvas.getByRole('gridcell', { name: /^11 April 2025/ }))
    const other = { from: '2025-04-11', to: '2025-04-11' }
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(other)
  },
}
