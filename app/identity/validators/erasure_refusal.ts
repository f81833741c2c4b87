import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

/** The customer reads it. */
export const erasureRefusalValidator = vine.create({
  reason: plainText().minLength(1).maxLength(1000),
})
