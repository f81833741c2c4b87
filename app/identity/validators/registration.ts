import vine from '@vinejs/vine'
import { address, delivery, details } from '#identity/validators/details'
import { heardFrom } from '#identity/validators/heard_from'
import { emailAddress } from '#shared/validators/email_address'

export const registrationValidator = vine.create(
  vine
    .object({
      email: vine.string().trim().use(emailAddress()),
      ...details(),
      howDidYouHearAboutDS: heardFrom(),
      legalEntity: vine.accepted(),
      privacyNotice: vine.accepted(),
    })
    .merge(delivery(address()))
)
