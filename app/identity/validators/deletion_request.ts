import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

export const deletionRequestValidator = vine.create({
  reason: plainText().maxLength(1000).nullable().optional(),
  confirmed: vine.accepted(),
})
