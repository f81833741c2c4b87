import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

const cents = () => vine.number().withoutDecimals().min(1).max(100_000_000_000)

export const refundValidator = vine.create({
  amountCents: cents(),
  reason: plainText().minLength(1).maxLength(500),
  idempotencyKey: vine.string().uuid(),
})

export const refundTransferValidator = vine.create({
  /** A day as it was typed. */
  bookedOn: vine.string().trim().maxLength(40),
})
