import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from './text_field'

const meta = {
  title: 'Forms/Text field',
  parameters: {
    guide: {
      use: "One line of text: names, numbers of one's own, mail addresses.",
      not: 'Days, amounts, numbers and passwords; each has its field.',
    },
  },
  component: TextField,
  args: { label: 'Company', name: 'company', isRequired: true },
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company' })
    await userEvent.tab()
    await userEvent.keyboard('Donau Quant Research GmbH')
    await expect(input).toHaveValue('Donau Quant Research GmbH')
    await expect(input).toBeRequired()
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-5">
      <TextField label="Company" defaultValue="Donau Quant Research GmbH" />
      <TextField label="Department" optionalLabel="optional" placeholder="Research" />
      <TextField
        label="Order number of your own"
        hint="Printed on the order confirmation."
        face="mono"
        defaultValue="PO-2026-0917"
      />
      <TextField label="E-mail" defaultValue="marta.oberleitner@donauquant.example" isReadOnly />
      <TextField label="Remark for the customer" defaultValue="Five percent off" isChanged />
      <TextField label="Payment" defaultValue="Card" isDisabled />
    </div>
  ),
}

export const WithError: Story = {
  args: {
    label: 'VAT ID',
    face: 'mono',
    hint: 'Needed for delivery within the EU. Austria: ATU and eight digits.',
    defaultValue: 'ATU6351234',
    error: 'One digit is missing: ATU is followed by eight digits.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'VAT ID' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/^Needed for delivery.*One digit is missing/)
  },
}

export const LongGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Umsatzsteuer-Identifikationsnummer des Leistungsempfängers',
    optionalLabel: 'freiwillig',
    hint: 'Ohne Umsatzsteuer-Identifikationsnummer berechnen wir die deutsche Umsatzsteuer.',
    error: 'Die Umsatzsteuer-Identifikationsnummer gehört nicht zum gewählten Lieferland.',
  },
}
