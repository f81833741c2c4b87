import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isEmailAddress } from '#shared/domain/email_address'

/** Reports the sentence of the contact form instead of the general one. */
export const emailAddress = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isEmailAddress(value)) {
    field.report('messages.errors.email_invalid', 'emailAddress', field)
  }
})
