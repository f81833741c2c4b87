import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { CONSENT_NAMES } from '#orders/domain/consents'
import { PAYMENT_METHODS } from '#orders/domain/payment_method'

/** The last step as the page sends it; which declarations are needed is decided by the rules. */
export const checkoutValidator = vine.create({
  idempotencyKey: vine.string().uuid(),
  expectedTotalCents: vine.number().withoutDecimals().min(0),
  paymentMethod: vine.enum(PAYMENT_METHODS).nullable(),
  ownReference: plainText().maxLength(100).nullable().optional(),
  consents: vine.array(vine.enum(CONSENT_NAMES)).distinct(),
})

/** A checkout over the HTTP API; `expectedTotal` is the gross total in euros, `remark` the own reference. */
export const apiCheckoutValidator = vine.create({
  expectedTotal: vine.number().decimal([0, 2]).min(0).optional(),
  paymentMethod: vine.enum(PAYMENT_METHODS).nullable(),
  remark: plainText().maxLength(100).nullable().optional(),
  consents: vine.array(vine.enum(CONSENT_NAMES)).distinct(),
})
