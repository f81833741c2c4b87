import vine from '@vinejs/vine'
import { paidCents, version } from '#shared/validators/numbers'

export const transferValidator = vine.create({
  bookedOn: vine.string().trim().maxLength(40),
  amountCents: paidCents(),
  version: version(),
})
