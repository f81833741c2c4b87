import vine from '@vinejs/vine'
import { HEARD_FROM } from '#identity/domain/registration'
import { address, delivery, details, line } from '#identity/validators/details'
import { emailAddress } from '#shared/validators/email_address'

export const registrationValidator = vine.create(
  vine
    .object({
      email: vine.string().trim().use(emailAddress()),
      ...details(),
      howDidYouHearAboutDS: vine
        .object({
          how: vine.enum(HEARD_FROM).nullable().optional(),
          other: line().nullable().optional(),
        })
        .nullable()
        .optional(),
      legalEntity: vine.accepted(),
      privacyNotice: vine.accepted(),
    })
    .merge(delivery(address()))
)
