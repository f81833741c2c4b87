import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MoneyField } from './money_field'

const meta = {
  title: 'Forms/Money field',
  parameters: {
    guide: {
      use: 'An amount that is entered. It holds integer cents.',
      not: 'Amounts that are only shown (`MoneyText`).',
    },
  },
  component: MoneyField,
  args: { label: 'Discount, EUR', cents: 4203, onChange: fn() },
  render: function Stateful(args: ComponentProps<typeof MoneyField>) {
    const [cents, setCents] = useState(args.cents)
    const change = (next: number | null) => {
      args.onChange(next)
      setCents(next)
    }
    return (
      <div className="max-w-field">
        <MoneyField {...args} cents={cents} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  args: {
    hint: 'Up to 840.60, the subtotal and fee. At 840.60 the order is free.',
    isChanged: true,
  },
}

export const CentsAreExact: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Discount, EUR' })
    await expect(input).toHaveValue('42.03')
    await userEvent.clear(input)
    await userEvent.type(input, '1,019.99')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(101999)
    await expect(input).toHaveValue('1,019.99')
  },
}

export const GermanWithError: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Rabatt, EUR',
    cents: 123456,
    error: 'Höchstens 840,60, die Zwischensumme mit der Gebühr.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rabatt, EUR' })).toHaveValue('1.234,56')
  },
}
