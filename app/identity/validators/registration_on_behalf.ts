import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { address, delivery, details } from '#identity/validators/details'
import { emailAddress } from '#shared/validators/email_address'

/** What staff say of a customer whom they register; `isSomebodyElse` after a warning of likely twins. */
export const customerOnBehalf = <More extends Record<string, SchemaTypes>>(more: More) =>
  vine
    .object({
      email: vine.string().trim().use(emailAddress()),
      ...details(),
      locale: vine.enum(['en', 'de']),
      isSomebodyElse: vine.boolean().optional(),
      ...more,
    })
    .merge(delivery(address()))

export const registrationOnBehalfValidator = vine.create(customerOnBehalf({}))
