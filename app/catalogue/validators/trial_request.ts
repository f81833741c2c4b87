import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isEmailAddress } from '#shared/domain/email_address'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { asText } from '#shared/validators/as_text'
import { line } from '#shared/validators/line'
import { listedCountry } from '#shared/validators/listed_country'
import { TITLES } from '#catalogue/domain/trial_request'

const optionalLine = (length?: number) => line(length).nullable().optional()

const companyEmail = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isEmailAddress(value)) {
    field.report('trials.errors.email_invalid', 'companyEmail', field)
  }
})

const existingDay = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || readTypedDay(value)) return
  field.report(noDay(value, 'trials.errors.day_invalid'), 'existingDay', field)
})

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
