import type { RadioChoice } from './radio_row'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../text_field'
import { RadioRows } from './radio_rows'

const PAYMENTS: RadioChoice[] = [
  {
    value: 'bank',
    label: 'Bank transfer',
    reason:
      'Payment details come with the order confirmation. Work starts when the money has arrived.',
  },
  {
    value: 'card',
    label: 'Credit card, Mastercard or Visa',
    reason: 'For delivery within the EU, up to 9,500.00 EUR.',
    children: <TextField label="Name on the card" name="cardholder" />,
  },
  {
    value: 'quota',
    label: 'Order quota',
    reason: 'Quota has an insufficient limit: 512.00 EUR left, 840.60 EUR needed.',
    isImpossible: true,
  },
]

const meta = {
  title: 'Forms/Radio rows',
  parameters: {
    guide: {
      use: 'One of a few choices with consequences: payment, visibility. The impossible one says why.',
      not: 'More than seven choices (`Select`) and switching a view (`SegmentedControl`).',
    },
  },
  component: RadioRows,
  args: {
    label: 'Payment method',
    name: 'payment',
    choices: PAYMENTS,
    value: 'card',
    onChange: fn(),
  },
  render: function Stateful(args: ComponentProps<typeof RadioRows>) {
    const [value, setValue] = useState(args.value)
    const change = (chosen: string) => {
      args.onChange(chosen)
      setValue(chosen)
    }
    return (
      <div className="max-w-column">
        <RadioRows {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof RadioRows>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const ImpossibleIsHeardButNotChosen: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    const quota = canvas.getByRole('radio', { name: 'Order quota' })
    await expect(quota).toHaveAccessibleDescription(/insufficient limit/)
    await userEvent.click(quota)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: /Credit card/ })).toBeChecked()
    await userEvent.click(canvas.getByText('Bank transfer'))
    await expect(args.onChange).toHaveBeenCalledWith('bank')
  },
}

export const LongGermanWithError: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Zahlungsart',
    value: null,
    error: 'Wählen Sie, wie Sie bezahlen möchten.',
    choices: [
      {
        value: 'bank',
        label: 'Überweisung',
        reason:
          'Die Zahlungsangaben kommen mit der Bestellbestätigung. Die Arbeit beginnt mit dem Zahlungseingang.',
      },
      {
        value: 'quota',
        label: 'Auftragskontingent',
        reason: 'Das Kontingent reicht nicht aus: 512,00 EUR übrig, 840,60 EUR erforderlich.',
        isImpossible: true,
      },
    ],
  },
}
