import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isEmailAddress } from '#shared/domain/email_address'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { listedCountry } from '#shared/validators/listed_country'
import { TITLES } from '#catalogue/domain/trial_request'

/** One line: what a browser's field can hold, so that no part of it can pass for another. */
const line = (length = 200) => vine.string().parse(onOneLine).maxLength(length)
const optionalLine = (length?: number) => line(length).nullable().optional()

const onOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null : value

const companyEmail = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isEmailAddress(value)) {
    field.report('trials.errors.email_invalid', 'companyEmail', field)
  }
})

const existingDay = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || readTypedDay(value)) return
  field.report(noDay(value, 'trials.errors.day_invalid'), 'existingDay', field)
})

/** People type days in their own ways, programs write YYYYMMDD as a number. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

export const trialRequestValidator = vine.create({
  title: vine.enum(TITLES).nullable().optional(),
  firstName: line(),
  lastName: line(),
  companyName: line(),
  companyPhone: optionalLine(50),
  companyEmail: vine.string().trim().use(companyEmail()),
  street: line(),
  postalCode: line(20),
  city: line(),
  country: vine.string().toUpperCase().use(listedCountry()),
  tin: optionalLine(30),
  product: optionalLine(80).requiredIfMissing('subProductId'),
  subProductId: optionalLine(80),
  effectiveDate: vine.string().parse(asText).trim().use(existingDay()),
  message: vine.string().trim().maxLength(5_000).nullable().optional(),
  termsAccepted: vine.accepted(),
  legalEntityConfirmed: vine.accepted(),
})
