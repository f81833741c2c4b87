import vine from '@vinejs/vine'
import { emailAddress } from '#identity/validators/rules/email_address'

export const signInLinkValidator = vine.create({
  email: vine.string().trim().use(emailAddress()),
})
