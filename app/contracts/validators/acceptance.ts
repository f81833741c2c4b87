import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

export const acceptanceValidator = vine.create({
  until: plainText().maxLength(40).nullable().optional(),
  reason: plainText().maxLength(500).nullable().optional(),
  day: plainText().maxLength(40).nullable().optional(),
  seen: plainText().nullable().optional(),
})
