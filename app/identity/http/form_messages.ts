import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { hasText, translate, type Locale } from '#shared/i18n'

/** The word beside each field, so that message and label agree. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'sign_in.name',
  email: 'register.email',
  legalEntity: 'register.legal_entity_name',
  privacyNotice: 'privacy.title',
  howDidYouHearAboutDS: 'register.heard',
  how: 'register.heard',
  other: 'register.heard_other',
  passwordConfirmation: 'password.confirmation',
  password: 'sign_in.password',
  accepted: 'privacy.title',
  firstName: 'personal.first_name',
  lastName: 'personal.last_name',
  company: 'personal.company',
  jobPosition: 'personal.job_position',
  phone: 'personal.phone',
  mobilePhone: 'personal.mobile_phone',
  tin: 'personal.tin',
  addressLine1: 'personal.line1',
  addressLine2: 'personal.line2',
  postcode: 'personal.postcode',
  city: 'personal.city',
  country: 'personal.country',
  billing: 'personal.billing',
  delivery: 'personal.delivery',
}

/** Texts of the rules that have one of their own. */
const TEXTS: Readonly<Record<string, string>> = {
  required: 'validation.required',
  accepted: 'validation.accepted',
  sameAs: 'password.must_be_identical',
  maxLength: 'validation.length',
}

/** What is wrong with a field, in the language of the page. */
export const formMessages = (locale: Locale): MessagesProviderContact => ({
  getMessage(text: string, rule: string, field: FieldContext, meta: Record<string, unknown> = {}) {
    if (hasText(text)) return translate(locale, text, meta)
    const label = labelOf(locale, field)
    return translate(locale, `identity.${TEXTS[rule] ?? 'validation.format'}`, { label })
  },
})

/** The name of an address is labelled otherwise than the name to sign in with. */
const labelOf = (locale: Locale, field: FieldContext) => {
  const isOfAddress = field.getFieldPath() !== field.name
  const key = isOfAddress && field.name === 'name' ? 'personal.address_name' : LABELS[field.name]
  return translate(locale, `identity.${key}`)
}
