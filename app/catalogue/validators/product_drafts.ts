import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { whole } from '#shared/validators/numbers'

const LARGEST_VERSION = 2_147_483_647

/** The version of the draft that somebody was looking at, 0 for none. */
const seen = () => whole().min(0).max(LARGEST_VERSION)

/** Every field as an import would name it; what each of them may hold, the import's rules say. */
export const productDraftValidator = vine.create({
  seen: seen(),
  fields: vine.record(vine.any().nullable()),
})

export const seenDraftValidator = vine.create({ seen: seen() })

export const draftTimeValidator = vine.create({
  seen: seen(),
  at: plainText().maxLength(40),
  time: plainText().maxLength(5),
})
