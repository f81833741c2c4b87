import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { VISIBLE_STATES } from '#orders/domain/order_state'

export const orderStateValidator = vine.create({
  state: vine.enum(VISIBLE_STATES),
  version: vine.number().withoutDecimals().min(1),
  reason: plainText().maxLength(1000).nullable().optional(),
})
