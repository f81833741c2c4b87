import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#catalogue'
import { remark, vatExemption } from '#orders/validators/order_fields'
import { cents, euros, id, percent } from '#shared/validators/numbers'

const path = () => plainText().maxLength(500)

/** An order that staff create for a customer: empty, or of the items in their own basket. */
export const staffOrderValidator = vine.create({
  userId: id(),
  state: vine.enum(VISIBLE_STATES),
  type: vine.enum(ORDER_TYPES),
  paymentMethod: vine.enum(PAYMENT_METHODS),
  feeCents: cents().optional(),
  discountCents: cents().nullable().optional(),
  vatPercent: percent().optional(),
  vatExemption: vatExemption(),
  remark: remark(),
  isNotified: vine.boolean().optional(),
  files: vine.array(path()).maxLength(500).distinct().optional(),
})

/** Amounts are euros, `orderItems` those of the own basket. */
export const apiStaffOrderValidator = vine.create({
  orderState: vine.enum(VISIBLE_STATES),
  orderType: vine.enum(ORDER_TYPES),
  paymentMethod: vine.enum(PAYMENT_METHODS),
  quotaId: id().nullable().optional(),
  adminFee: euros().optional(),
  discount: euros().nullable().optional(),
  vat: percent().optional(),
  vatExemption: vatExemption(),
  totalPrice: euros().optional(),
  remark: remark(),
  sendEmail: vine.boolean().optional(),
  s3FilePath: vine.array(path()).maxLength(500).distinct().optional(),
  orderItems: vine.array(id()).maxLength(500).optional(),
})

export const fileChoiceValidator = vine.create({
  s3FilePath: path(),
  isChosen: vine.boolean(),
})

/** The same over the HTTP API, where the method says which of both. */
export const apiFileChoiceValidator = vine.create({
  orderId: id(),
  s3FilePath: path(),
})
