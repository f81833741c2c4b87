import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DatePicker } from './date_picker'

const meta = {
  title: 'Forms/Date picker',
  parameters: {
    guide: {
      use: 'A day that may be typed or looked up in a month: contracts, reports, quotas.',
      not: 'Choosing trading days by their condition (`CoverageCalendar`). On public pages the lighter `DateFieldText`.',
    },
  },
  component: DatePicker,
  args: {
    label: 'Report day',
    value: '2026/03/03',
    onChange: fn(),
    labels: { open: 'Choose a day', previousMonth: 'Previous month', nextMonth: 'Next month' },
    min: '2019-01-02',
    max: '2026-09-17',
  },
  render: function Stateful(args: ComponentProps<typeof DatePicker>) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      args.onChange(text)
      setValue(text)
    }
    return (
      <div className="max-w-field">
        <DatePicker {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Open: Story = {
  tags: ['page-look'],
  args: { value: '2026/09/09' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a day, Report day' }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await expect(screen.getByRole('button', { name: /18 September 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
  },
}

export const ByKeys: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Report day' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /, 3 March 2026/ })).toHaveFocus()
    )
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026/04/10')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose a day, Report day' })).toHaveFocus()
    )
  },
}

export const JumpsToAYear: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a day, Report day' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'year' }), '2021')
    await userEvent.click(screen.getByRole('button', { name: /15 March 2021/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2021/03/15')
  },
}

export const NearDay: Story = {
  tags: ['no-look'],
  args: { label: 'Booking day', value: '', near: { label: 'Today', day: '2026-09-17' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Today, Booking day' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026/09/17')
    await expect(canvas.getByRole('textbox', { name: 'Booking day' })).toHaveValue('2026/09/17')
  },
}

export const Impossible: Story = {
  tags: ['no-look'],
  args: { value: '2026/03/03', isDisabled: true },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Stichtag der Wertpapierauswertung',
    hint: 'Letzter veröffentlichter Handelstag: 2026/09/17.',
    value: '2026/02/30',
    error: 'Diesen Tag gibt es nicht.',
    labels: {
      open: 'Tag auswählen',
      previousMonth: 'Voriger Monat',
      nextMonth: 'Nächster Monat',
    },
  },
}
