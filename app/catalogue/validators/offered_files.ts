import vine from '@vinejs/vine'
import { FILE_LANGUAGES } from '#catalogue/domain/offered_files/in_readers_order'
import { SHELVES } from '#catalogue/domain/offered_files/shelf'
import { plainText } from '#shared/http/plain_text'
import { version } from '#shared/validators/numbers'

/** Without a language it is for readers of all of them; a day has a sample alone. */
const said = () => ({
  language: vine.enum(FILE_LANGUAGES).nullable().optional(),
  day: plainText().maxLength(40).nullable().optional(),
})

/** What is inside a file decides, and how much of it: both are judged afterwards. */
export const newFileValidator = vine.create({
  file: vine.file(),
  shelf: vine.enum(SHELVES),
  product: plainText().maxLength(100).nullable().optional(),
  ...said(),
})

export const shelfValidator = vine.create({
  shelf: vine.enum(SHELVES),
  product: plainText().maxLength(100).optional(),
})

export const fileChangeValidator = vine.create({
  file: vine.file().nullable().optional(),
  version: version(),
  ...said(),
})

export const filePlaceValidator = vine.create({ to: vine.enum(['up', 'down'] as const) })

export const seenFileValidator = vine.create({ version: version() })
