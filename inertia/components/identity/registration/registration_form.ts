import { isEmailAddress } from '~/components/shell/email_address'
import { ADDRESS_PARTS } from '../address_form'
import type { FieldErrors, PersonalDataValues } from '../personal_data_form'

export type RegistrationValues = PersonalDataValues & {
  email: string
  howDidYouHearAboutDS: { how: string; other: string }
  legalEntity: boolean
  privacyNotice: boolean
}

const NO_ADDRESS = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  postcode: '',
  city: '',
  country: '',
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  jobPosition: '',
  phone: '',
  mobilePhone: '',
  tin: '',
  billing: NO_ADDRESS,
  delivery: NO_ADDRESS,
  sameAddress: true,
  howDidYouHearAboutDS: { how: '', other: '' },
  legalEntity: false,
  privacyNotice: false,
}

const REQUIRED = ['email', 'firstName', 'lastName', 'company'] as const
const REQUIRED_OF_ADDRESS = ['addressLine1', 'postcode', 'city', 'country'] as const
const AGREEMENTS = ['legalEntity', 'privacyNotice'] as const

/** Required fields that are empty and agreements that are not ticked, by the server's names. */
export function missingFields(data: RegistrationValues, isOnBehalf = false): string[] {
  const addresses = data.sameAddress ? (['billing'] as const) : (['billing', 'delivery'] as const)
  return [
    ...REQUIRED.filter((name) => !data[name].trim()),
    ...addresses.flatMap((kind) =>
      REQUIRED_OF_ADDRESS.filter((part) => !data[kind][part].trim()).map(
        (part) => `${kind}.${part}`
      )
    ),
    ...(isOnBehalf ? [] : AGREEMENTS.filter((name) => !data[name])),
  ]
}

/** An optional + and digits; the usual separators do no harm. */
const PHONE = /^\+?\d{3,20}$/

/** Fields whose content cannot be right, whatever the server says. */
export function malformedFields(data: RegistrationValues): string[] {
  const isPhone = (text: string) => PHONE.test(text.replace(/[\s()/.-]/g, ''))
  const wrong = {
    email: data.email.trim() && !isEmailAddress(data.email.trim()),
    phone: data.phone.trim() && !isPhone(data.phone),
    mobilePhone: data.mobilePhone.trim() && !isPhone(data.mobilePhone),
  }
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
}

/** The errors in the order of the form, each leading to its field. */
export const toProblems = (errors: FieldErrors, labelOf: (field: string) => string | null) =>
  Object.entries(errors).map(([field, message = '']) => {
    const label = labelOf(field)
    return {
      fieldId: field === 'form' ? undefined : fieldIdOf(field),
      message: label && !message.includes(label) ? `${label}: ${message}` : message,
    }
  })

/** Address fields have names of their own: "billing.addressLine1" is the field "billing.street". */
function fieldIdOf(field: string) {
  const [kind, part] = field.split('.')
  if (!part || !(part in ADDRESS_PARTS)) return field
  return `${kind}.${ADDRESS_PARTS[part as keyof typeof ADDRESS_PARTS]}`
}
