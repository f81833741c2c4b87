import { FieldGrid } from '../form_section'
import { Select, type SelectOption } from '../select'
import { TextField } from '../text_field'

type AddressPart = 'company' | 'street' | 'extra' | 'postcode' | 'city' | 'country'

export type AddressValues = Record<AddressPart, string>
export type AddressLabels = Record<Exclude<AddressPart, 'company'>, string> & {
  /** Without it the address is in a name that the form asks for elsewhere. */
  company?: string
  optional: string
  chooseCountry: string
}

interface AddressFieldsProps {
  /** Prefix of the field names and ids: "billing" sends "billing.street". */
  name: string
  /** Which address the browser may fill in. */
  purpose: 'billing' | 'shipping'
  labels: AddressLabels
  countries: readonly SelectOption[]
  values: AddressValues
  onChange: (part: AddressPart, value: string) => void
  /** The sentences of the server, by part. */
  errors?: Partial<AddressValues>
  isReadOnly?: boolean
}

const AUTOCOMPLETE: Record<AddressPart, string> = {
  company: 'organization',
  street: 'address-line1',
  extra: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  country: 'country',
}

/** A postal address of a company, filled in by the browser where it knows it. */
export function AddressFields(props: AddressFieldsProps) {
  const { name, purpose, labels, countries, values, onChange, errors, isReadOnly } = props
  const field = (part: AddressPart) => ({
    id: `${name}.${part}`,
    name: `${name}.${part}`,
    label: labels[part] ?? '',
    value: values[part],
    onChange: (value: string) => onChange(part, value),
    error: errors?.[part],
    autoComplete: `${purpose} ${AUTOCOMPLETE[part]}`,
  })
  const text = (part: AddressPart) => ({ ...field(part), isReadOnly, isRequired: part !== 'extra' })
  return (
    <>
      {labels.company !== undefined && <TextField {...text('company')} />}
      <TextField {...text('street')} />
      <TextField {...text('extra')} optionalLabel={labels.optional} />
      <FieldGrid columns="1-2">
        <TextField {...text('postcode')} />
        <TextField {...text('city')} />
      </FieldGrid>
      <Select
        {...field('country')}
        options={countries}
        placeholder={labels.chooseCountry}
        disabled={isReadOnly}
        required
      />
    </>
  )
}
