import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { AddressFields } from './address_fields'

const meta = {
  title: 'Forms/Address fields',
  parameters: {
    guide: {
      use: 'A postal address of a company: registration, personal data, billing and delivery in checkout. The browser fills it in.',
      not: 'A single place name or country alone; those are a `TextField` or a `Select`.',
    },
  },
  component: AddressFields,
  args: {
    name: 'billing',
    purpose: 'billing',
    labels: {
      company: 'Firma',
      street: 'Straße und Hausnummer',
      extra: 'Adresszusatz',
      postcode: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
      optional: 'freiwillig',
      chooseCountry: 'Bitte wählen',
    },
    countries: [
      { value: 'AT', label: 'Österreich' },
      { value: 'DE', label: 'Deutschland' },
    ],
    values: {
      company: 'Donau Quant Research GmbH',
      street: 'Praterstraße 41',
      extra: 'Stiege 2',
      postcode: '1020',
      city: 'Wien',
      country: 'AT',
    },
    onChange: fn(),
  },
  render: function Stateful(args: ComponentProps<typeof AddressFields>) {
    const [values, setValues] = useState(args.values)
    return (
      <div className="grid max-w-column gap-5">
        <AddressFields
          {...args}
          values={values}
          onChange={(part, value) => {
            args.onChange(part, value)
            setValues({ ...values, [part]: value })
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof AddressFields>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Ort' })
    await expect(city).toHaveAttribute('autocomplete', 'billing address-level2')
    await userEvent.type(city, '!')
    await expect(args.onChange).toHaveBeenCalledWith('city', 'Wien!')
  },
}

export const Incomplete: Story = {
  args: {
    values: { company: '', street: '', extra: '', postcode: '', city: '', country: '' },
    errors: { company: 'Die Firma fehlt.', country: 'Das Land fehlt.' },
  },
}
