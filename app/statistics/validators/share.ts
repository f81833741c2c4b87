import vine from '@vinejs/vine'
import { percent } from '#shared/validators/numbers'

/** A day as it was typed; whether it can be one the rules decide. */
export const shareValidator = vine.create({
  from: vine.string().trim().maxLength(40),
  percent: percent(),
})
