import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { id } from '#shared/validators/numbers'

const choice = () => vine.enum(['keep', 'take']).optional()

export const mergerValidator = vine.create({
  into: id(),
  confirm: plainText().maxLength(320).nullable().optional(),
  billing: choice(),
  delivery: choice(),
})

export const mergerQueryValidator = vine.create({ into: id() })
