import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isEmailAddress } from '#shared/domain/email_address'

export const emailAddress = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isEmailAddress(value)) {
    field.report('The {{ field }} is no e-mail address', 'emailAddress', field)
  }
})
