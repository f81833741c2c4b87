import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { dayNumber, isWeekend } from '../date_text'
import { DayMonths } from './day_months'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']
const GERMAN_MONTHS = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August']

const meta = {
  title: 'Data/Day months',
  parameters: {
    guide: {
      use: 'One day out of those that exist, where how much each has is worth seeing.',
      not: 'Ranges: `CoverageCalendar`. A day that is known is typed: `DateFieldText`.',
    },
  },
  component: DayMonths,
  args: {
    label: 'Days with a snapshot',
    shown: '2026-08-01',
    onShow: fn(),
    min: '2023-10-02',
    max: '2026-08-31',
    chosen: '2026-08-31',
    suggested: '2026-08-28',
    onChoose: fn(),
    dayOf: (day) => {
      const at = dayNumber(day)
      const isThere = !isWeekend(at) && at % 19 !== 0
      return { isThere, tint: (at % 4) as 0, label: isThere ? `${at % 4} held` : 'no snapshot' }
    },
    monthNames: [...MONTHS, 'September', 'October', 'November', 'December'],
    weekdayNames: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
    earlierLabel: 'Earlier months',
    laterLabel: 'Later months',
  },
  render: function Stateful(args: ComponentProps<typeof DayMonths>) {
    const [chosen, setChosen] = useState(args.chosen)
    const [shown, setShown] = useState(args.shown)
    return (
      <DayMonths
        {...args}
        chosen={chosen}
        shown={shown}
        onShow={setShown}
        onChoose={(day) => {
          args.onChoose(day)
          setChosen(day)
        }}
      />
    )
  },
} satisfies Meta<typeof DayMonths>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const German: Story = {
  args: {
    label: 'Tage mit einem Stand',
    dayOf: (day) => {
      const at = dayNumber(day)
      const isThere = !isWeekend(at) && at % 19 !== 0
      return { isThere, tint: (at % 4) as 0, label: isThere ? `${at % 4} gehalten` : 'kein Stand' }
    },
    monthNames: [...GERMAN_MONTHS, 'September', 'Oktober', 'November', 'Dezember'],
    weekdayNames: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
    earlierLabel: 'Frühere Monate',
    laterLabel: 'Spätere Monate',
  },
  globals: { language: 'de' },
}

/** Arrows go from day to day, past those that cannot be chosen. */
export const ByKeys: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^2026\/08\/31/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /^2026\/08\/28/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-08-28')
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier months' }))
    await expect(canvas.getByText('May 2026')).toBeVisible()
  },
}
