import { ADDRESS_PARTS, type AddressValues, type CountryChoice } from './address_form'

export type KnownAddress = { [Part in keyof AddressValues]?: string | null }

export type PersonalDataPage = {
  person: Record<'email' | 'firstName' | 'lastName' | 'company', string> &
    Record<'jobPosition' | 'phone' | 'mobilePhone' | 'tin', string | null>
  namesAreFixed: boolean
  billing: KnownAddress | null
  delivery: KnownAddress | null
  sameAddress: boolean
  countries: CountryChoice[]
  redirect: string | null
}

export type PersonalDataValues = Record<
  'firstName' | 'lastName' | 'company' | 'jobPosition' | 'phone' | 'mobilePhone' | 'tin',
  string
> & { billing: AddressValues; delivery: AddressValues; sameAddress: boolean }

export type FieldErrors = Partial<Record<string, string>>

export interface SectionProps<Name extends keyof PersonalDataValues> {
  data: Pick<PersonalDataValues, Name>
  errors: FieldErrors
  onChange: (values: Partial<Pick<PersonalDataValues, Name>>) => void
  isReadOnly?: boolean
}

export const startValues = ({
  person,
  billing,
  delivery,
  sameAddress,
}: PersonalDataPage): PersonalDataValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  company: person.company,
  jobPosition: person.jobPosition ?? '',
  phone: person.phone ?? '',
  mobilePhone: person.mobilePhone ?? '',
  tin: person.tin ?? '',
  billing: filledAddress(billing),
  delivery: filledAddress(delivery),
  sameAddress,
})

export const filledAddress = (address: KnownAddress | null): AddressValues => ({
  name: address?.name ?? '',
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  postcode: address?.postcode ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
})

/** Fields whose message alone does not say which of them is meant. */
const UNNAMED = { phone: 'phone', mobilePhone: 'mobile_phone' } as const

/** The errors in the order of the server, each leading to its field and naming it. */
export const toSummary = (errors: FieldErrors, labelOf: (name: FieldName) => string) =>
  Object.entries(errors).map(([field, message = '']) => {
    const name = field in UNNAMED ? UNNAMED[field as keyof typeof UNNAMED] : null
    return { fieldId: fieldIdOf(field), message: name ? `${labelOf(name)}: ${message}` : message }
  })

type FieldName = (typeof UNNAMED)[keyof typeof UNNAMED]

/** Address fields have names of their own: "billing.addressLine1" is the field "billing.street". */
const fieldIdOf = (field: string) => {
  const [kind, part] = field.split('.')
  return part ? `${kind}.${ADDRESS_PARTS[part as keyof typeof ADDRESS_PARTS]}` : field
}

/** And back: the name at the server of a field. */
export const fieldOf = (fieldId: string) => {
  const [kind, name] = fieldId.split('.')
  const part = Object.entries(ADDRESS_PARTS).find(([, of]) => of === name)?.[0]
  return part ? `${kind}.${part}` : fieldId
}
