import vine from '@vinejs/vine'
import { address, delivery, details } from '#identity/validators/details'
import { emailAddress } from '#shared/validators/email_address'

/** What staff say of a customer whom they register; `isSomebodyElse` after a warning of likely twins. */
export const registrationOnBehalfValidator = vine.create(
  vine
    .object({
      email: vine.string().trim().use(emailAddress()),
      ...details(),
      locale: vine.enum(['en', 'de']),
      isSomebodyElse: vine.boolean().optional(),
    })
    .merge(delivery(address()))
)
