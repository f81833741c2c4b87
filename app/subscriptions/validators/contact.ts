import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { emailAddress } from '#shared/validators/email_address'
import { version } from '#shared/validators/numbers'
import { seen } from '#shared/validators/seen'

const contact = {
  email: plainText().use(emailAddress()),
  locale: vine.enum(['en', 'de'] as const).optional(),
}

export const contactValidator = vine.create(contact)

export const apiContactValidator = vine.create({ ...contact, version: version().optional() })

export const contactChangeValidator = vine.create({ ...contact, seen: seen() })
