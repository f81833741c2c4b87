import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

const choice = () => plainText().maxLength(100).nullable().optional()

/** Which folder of the lake is looked through, and what holds for all that is found. */
export const discoveryValidator = vine.create({
  prefix: plainText().minLength(1).maxLength(400),
  category: choice(),
  venue: choice(),
})
