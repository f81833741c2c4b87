import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { remark, vatExemption } from '#orders/validators/order_fields'
import { reason } from '#shared/validators/reason'
import { cents, dayNumber, euros, percent, version } from '#shared/validators/numbers'

const reference = () => plainText().maxLength(140).nullable().optional()

/** What the order's page sends: the fields that a person changed, and the version they saw. */
export const orderChangeValidator = vine.create({
  version: version(),
  state: vine.enum(VISIBLE_STATES).optional(),
  reason: reason(),
  type: vine.enum(ORDER_TYPES).optional(),
  remark: remark(),
  feeCents: cents().optional(),
  discountCents: cents().nullable().optional(),
  vatPercent: percent().optional(),
  vatExemption: vatExemption(),
  totalCents: cents().optional(),
  /** As it was typed. */
  bookedOn: vine.string().trim().maxLength(40).nullable().optional(),
  paymentReference: reference(),
})

/** Amounts are euros. */
export const apiOrderChangeValidator = vine.create({
  version: version().optional(),
  orderState: vine.enum(VISIBLE_STATES).optional(),
  reason: reason(),
  orderType: vine.enum(ORDER_TYPES).optional(),
  remark: remark(),
  adminFee: euros().optional(),
  discount: euros().nullable().optional(),
  vat: percent().optional(),
  vatExemption: vatExemption(),
  totalPrice: euros().optional(),
  /** YYYYMMDD. */
  bookedOn: dayNumber().optional(),
  paymentReference: reference(),
})
