import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RangeFields } from './range_fields'

const meta = {
  title: 'Forms/Range fields',
  parameters: {
    guide: {
      use: 'A range either end of which may be without a limit: entitlements, visibility, contracts.',
      not: 'Buying days. A purchase always has two ends and uses the calendar.',
    },
  },
  component: RangeFields,
  args: {
    label: 'Files of these days',
    labels: {
      from: 'From',
      to: 'To',
      unrestricted: 'Unrestricted',
      open: 'Choose a day',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
    },
    from: '2026/01/02',
    to: null,
    onChange: fn(),
  },
  render: function Stateful(args: ComponentProps<typeof RangeFields>) {
    const [range, setRange] = useState({ from: args.from, to: args.to })
    const change = (next: typeof range) => {
      args.onChange(next)
      setRange(next)
    }
    return (
      <div className="max-w-column">
        <RangeFields {...args} {...range} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof RangeFields>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

/** Without an end: what is published later belongs to it as well. */
export const Default: Story = {}

/** The day comes back when the side is limited again. */
export const OpenedAndLimited: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'From: Unrestricted' })
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null })
    await expect(canvas.getByRole('textbox', { name: 'From' })).toBeDisabled()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026/01/02', to: null })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'To: Unrestricted' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '20260331')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026/01/02', to: '2026/03/31' })
  },
}

/** Trials always end. */
export const Limited: Story = {
  args: {
    from: '2026/05/31',
    to: '2026/05/01',
    limited: ['from', 'to'],
    errors: { range: 'The last day lies before the first.' },
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Dateien dieser Handelstage sind für die Nutzerin sichtbar',
    hint: 'Ohne Begrenzung gehören auch künftig veröffentlichte Tage dazu.',
    labels: {
      from: 'Von',
      to: 'Bis einschließlich',
      unrestricted: 'Unbeschränkt',
      open: 'Tag auswählen',
      previousMonth: 'Voriger Monat',
      nextMonth: 'Nächster Monat',
    },
    from: null,
    to: '2026/02/30',
    errors: { to: 'Diesen Tag gibt es nicht.' },
  },
}
