import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { hasText, translate, type Locale } from '#shared/i18n'

/** The word beside each field, so that message and label agree. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'sign_in.sign_in.name',
  email: 'registration.register.email',
  legalEntity: 'registration.register.legal_entity_name',
  privacyNotice: 'registration.privacy.title',
  howDidYouHearAboutDS: 'registration.register.heard',
  how: 'registration.register.heard',
  other: 'registration.register.heard_other',
  passwordConfirmation: 'password.confirmation',
  password: 'sign_in.sign_in.password',
  accepted: 'registration.privacy.title',
  firstName: 'registration.personal.first_name',
  lastName: 'registration.personal.last_name',
  company: 'registration.personal.company',
  jobPosition: 'registration.personal.job_position',
  phone: 'registration.personal.phone',
  mobilePhone: 'registration.personal.mobile_phone',
  tin: 'registration.personal.tin',
  addressLine1: 'registration.personal.line1',
  addressLine2: 'registration.personal.line2',
  postcode: 'registration.personal.postcode',
  city: 'registration.personal.city',
  country: 'registration.personal.country',
  billing: 'registration.personal.billing',
  delivery: 'registration.personal.delivery',
}

const TEXTS: Readonly<Record<string, string>> = {
  required: 'registration.validation.required',
  accepted: 'registration.validation.accepted',
  sameAs: 'password.must_be_identical',
  maxLength: 'registration.validation.length',
}

export const formMessages = (locale: Locale): MessagesProviderContact => ({
  getMessage(text: string, rule: string, field: FieldContext, meta: Record<string, unknown> = {}) {
    if (hasText(text)) return translate(locale, text, meta)
    const label = labelOf(locale, field)
    return translate(locale, `identity.${TEXTS[rule] ?? 'registration.validation.format'}`, {
      label,
    })
  },
})

/** The name of an address is labelled otherwise than the name to sign in with. */
const labelOf = (locale: Locale, field: FieldContext) => {
  const isOfAddress = field.getFieldPath() !== field.name
  const key =
    isOfAddress && field.name === 'name' ? 'registration.personal.address_name' : LABELS[field.name]
  return translate(locale, `identity.${key}`)
}
