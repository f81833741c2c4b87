import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { paidCents } from '#shared/validators/numbers'

export const refundValidator = vine.create({
  amountCents: paidCents(),
  reason: plainText().minLength(1).maxLength(500),
  idempotencyKey: vine.string().uuid(),
})

export const refundTransferValidator = vine.create({
  bookedOn: vine.string().trim().maxLength(40),
})
