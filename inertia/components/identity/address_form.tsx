import { AddressFields } from '@kontor/design-system/address_fields'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** The parts of an address as the server names them, and as the fields do. */
export const ADDRESS_PARTS = {
  name: 'company',
  addressLine1: 'street',
  addressLine2: 'extra',
  postcode: 'postcode',
  city: 'city',
  country: 'country',
} as const

export type AddressPart = keyof typeof ADDRESS_PARTS
export type AddressValues = Record<AddressPart, string>
export type CountryChoice = { code: string; nameEn: string; nameDe: string }

interface AddressFormProps {
  kind: 'billing' | 'delivery'
  values: AddressValues
  errors: Partial<Record<string, string>>
  countries: CountryChoice[]
  /** False where the address is in the name of the company that the form asks for. */
  hasName?: boolean
  isReadOnly?: boolean
  onChange: (values: AddressValues) => void
}

const PARTS = Object.keys(ADDRESS_PARTS) as AddressPart[]
const partOf = (field: string) => PARTS.find((part) => ADDRESS_PARTS[part] === field)!

/** The fields of a billing or delivery address, with the shop's words and countries. */
export function AddressForm(props: AddressFormProps) {
  const { kind, values, errors, countries, hasName = true, isReadOnly, onChange } = props
  const t = useText('identity/registration')
  const { locale } = useShared()
  const named = countries
    .map(({ code, nameEn, nameDe }) => ({ value: code, label: locale === 'de' ? nameDe : nameEn }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <AddressFields
      name={kind}
      purpose={kind === 'billing' ? 'billing' : 'shipping'}
      countries={named}
      isReadOnly={isReadOnly}
      labels={{
        company: hasName ? t('personal.address_name') : undefined,
        street: t('personal.line1'),
        extra: t('personal.line2'),
        postcode: t('personal.postcode'),
        city: t('personal.city'),
        country: t('personal.country'),
        optional: t('personal.optional'),
        chooseCountry: t('personal.country_placeholder'),
      }}
      values={toFields((part) => values[part])}
      errors={toFields((part) => errors[`${kind}.${part}`])}
      onChange={(field, value) => onChange({ ...values, [partOf(field)]: value })}
    />
  )
}

/** The same parts under the names of the fields. */
const toFields = <T,>(valueOf: (part: AddressPart) => T) =>
  Object.fromEntries(PARTS.map((part) => [ADDRESS_PARTS[part], valueOf(part)])) as Record<
    (typeof ADDRESS_PARTS)[AddressPart],
    T
  >
