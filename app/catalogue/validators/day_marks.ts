import vine from '@vinejs/vine'
import { MARKS } from '#catalogue/domain/day_mark'
import { plainText } from '#shared/http/plain_text'
import { whole } from '#shared/validators/numbers'

const MOST_SEEN = 2_147_483_647

const days = {
  from: plainText().maxLength(40),
  to: plainText().maxLength(40),
  seen: whole().min(0).max(MOST_SEEN),
}

const note = () => plainText().minLength(1).maxLength(500)

export const dayMarkValidator = vine.create({
  ...days,
  mark: vine.enum(MARKS),
  noteEn: note(),
  noteDe: note(),
})

export const takenBackValidator = vine.create(days)
