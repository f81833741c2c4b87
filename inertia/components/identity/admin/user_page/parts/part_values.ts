import type { AddressValues } from '../../../address_form'
import { isEmailAddress } from '~/components/shell/email_address'
import { ADDRESS_PARTS } from '../../../address_form'
import { filledAddress, type KnownAddress } from '../../../personal_data_form'

/** What a form of staff holds, by the names that the server's refusals have: `billing.city`. */
export type PartValues = Record<string, string | boolean>

type Kind = 'billing' | 'delivery'
type Part = keyof AddressValues

const PARTS = Object.keys(ADDRESS_PARTS) as Part[]

/** An address under the names of a form. */
export const prefixed = (kind: Kind, address: KnownAddress | null): PartValues => {
  const filled = filledAddress(address)
  return Object.fromEntries(PARTS.map((part) => [`${kind}.${part}`, filled[part]]))
}

/** And back. */
export const addressIn = (values: PartValues, kind: Kind) =>
  Object.fromEntries(
    PARTS.map((part) => [part, String(values[`${kind}.${part}`] ?? '')])
  ) as AddressValues

const REQUIRED = [
  'firstName',
  'lastName',
  'company',
  'name',
  'addressLine1',
  'postcode',
  'city',
  'country',
]
const PHONE = /^\+?\d{3,20}$/

const FORMATS: Partial<Record<string, (text: string) => boolean>> = {
  phone: (text) => PHONE.test(text.replace(/[\s()/.-]/g, '')),
  mobilePhone: (text) => PHONE.test(text.replace(/[\s()/.-]/g, '')),
  additionalEmail2: isEmailAddress,
  additionalEmail3: isEmailAddress,
}

/** Why a field cannot be right, whatever the server says; null where it can. */
export function problemOf(field: string, value: string | boolean): 'required' | 'format' | null {
  const text = String(value).trim()
  const name = field.split('.').at(-1)!
  if (text === '') return REQUIRED.includes(name) ? 'required' : null
  return (FORMATS[name]?.(text) ?? true) ? null : 'format'
}
