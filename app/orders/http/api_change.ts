import type { FieldsWish } from '#orders/domain/staff/amend_fields'
import type { OrderType } from '#orders/domain/order_type'
import { centsFromWire } from '#shared/http/wire'

type Sent = {
  orderType?: OrderType
  remark?: string | null
  adminFee?: number
  discount?: number | null
  vat?: number
  vatExemption?: string | null
  totalPrice?: number
}

const cents = (euros: number | undefined) =>
  euros === undefined ? undefined : centsFromWire(euros)

/** Amounts of the HTTP API are euros. */
export const fieldsFromWire = (sent: Sent): FieldsWish => ({
  type: sent.orderType,
  remark: sent.remark,
  feeCents: cents(sent.adminFee),
  discountCents: sent.discount === null ? null : cents(sent.discount),
  vatPercent: sent.vat,
  vatExemption: sent.vatExemption,
  totalCents: cents(sent.totalPrice),
})
