import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { emailAddress } from '#shared/validators/email_address'

export const contactValidator = vine.create({
  email: plainText().use(emailAddress()),
  locale: vine.enum(['en', 'de'] as const).optional(),
})
