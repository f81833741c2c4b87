import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './number_field'

const meta = {
  title: 'Forms/Number field',
  parameters: {
    guide: {
      use: "A count or a percentage, in the reader's notation.",
      not: 'Amounts (`MoneyField`) and codes made of digits (`TextField`).',
    },
  },
  component: NumberField,
  args: { label: 'Minimum days', onChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  args: { minValue: 0, defaultValue: 20, stepLabels: { up: 'One day more', down: 'One day less' } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum days' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(21)
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const GermanComma: Story = {
  tags: ['no-look'],
  globals: { language: 'de' },
  args: { label: 'Preis' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preis' }), '1.234,5')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-field gap-5">
      <NumberField label="VAT, %" value={0} isReadOnly hint="Reverse charge." />
      <NumberField
        label="Gültigkeit in Tagen"
        defaultValue={90}
        stepLabels={{ up: 'Ein Tag mehr', down: 'Ein Tag weniger' }}
      />
      <NumberField label="Discount, %" defaultValue={5} isChanged />
      <NumberField label="Discount, %" defaultValue={120} error="100 at most." />
    </div>
  ),
}
