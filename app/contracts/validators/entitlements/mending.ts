import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { id, version } from '#shared/validators/numbers'

/** `seen`: what was shown when it was decided. */
export const cutValidator = vine.create({ seen: plainText().maxLength(20_000) })

export const giftValidator = vine.create({
  users: vine.array(id()).maxLength(500).optional(),
  version: version(),
})
