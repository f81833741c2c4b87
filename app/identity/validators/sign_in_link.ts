import vine from '@vinejs/vine'
import { emailAddress } from '#shared/validators/email_address'

export const signInLinkValidator = vine.create({
  email: vine.string().trim().use(emailAddress()),
})
