import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './select'

const STATES = [
  { value: 'registered', label: 'Registered' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'processing', label: 'Processing' },
]

const meta = {
  title: 'Forms/Select',
  parameters: {
    guide: {
      use: 'One of a few, up to about fifteen.',
      not: 'Many, which are searched (`ComboBox`), and choices that need a reason (`RadioRows`).',
    },
  },
  component: Select,
  args: { label: 'State', options: STATES, placeholder: 'Any state', onChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(select, 'processing')
    await expect(args.onChange).toHaveBeenCalledWith('processing')
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-dialog gap-5">
      <Select label="State" options={STATES} defaultValue="processing" />
      <Select label="Type" options={STATES} placeholder="Any type" optionalLabel="optional" />
      <Select
        label="Zahlungsart"
        hint="Nach einer Kartenzahlung lässt sich die Zahlungsart nicht mehr ändern."
        options={[
          {
            label: 'Sofort verfügbar',
            options: [
              { value: 'card', label: 'Kreditkarte' },
              { value: 'quota', label: 'Kontingent (nicht ausreichend)', isDisabled: true },
            ],
          },
          { label: 'Auf Rechnung', options: [{ value: 'bank', label: 'Überweisung' }] },
        ]}
      />
      <Select label="Type" options={STATES} isChanged defaultValue="confirmed" />
      <Select label="Country" options={STATES} placeholder="Choose" error="Choose a country." />
      <Select label="Payment" options={STATES} defaultValue="registered" disabled />
    </div>
  ),
}
