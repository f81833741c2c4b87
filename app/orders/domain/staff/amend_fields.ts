import type { Cents } from '#shared/domain/money'
import { ok, refuse, type Result } from '#shared/domain/result'
import { highestDiscount, orderAmounts, type OrderAmounts } from '#orders/domain/order_amounts'
import type { OrderType } from '#orders/domain/order_type'
import type { PaymentMethod } from '#catalogue'
import { safeHtml } from '#shared/domain/safe_html'

/** The wish of staff for an order; what is left out stays as it is. */
export type FieldsWish = {
  type?: OrderType
  remark?: string | null
  feeCents?: Cents
  /** Empty means none. */
  discountCents?: Cents | null
  vatPercent?: number
  /** The legal reason why no VAT is charged at home, as the invoice names it. */
  vatExemption?: string | null
  /** The net total; where no discount is named, it decides about the discount. */
  totalCents?: Cents
}

type Fields = {
  type: OrderType
  remark: string | null
  subtotalCents: Cents
  feeCents: Cents
  discountCents: Cents
  vatPercent: number
  vatExemption: string | null
  /** The delivery lies in the seller's country, where VAT is charged unless a law says otherwise. */
  isAtHome: boolean
  paymentMethod: PaymentMethod
}

export type AmendedFields = OrderAmounts & {
  type: OrderType
  remark: string | null
  vatExemption: string | null
}

/**
 * Refuses a discount above subtotal and fee, a total that the fields do not come to, VAT on orders
 * by quota, and a price without VAT at home whose legal reason is missing: the invoice names it.
 */
export function amendFields(now: Fields, wish: FieldsWish): Result<AmendedFields> {
  const feeCents = wish.feeCents ?? now.feeCents
  const vatPercent = wish.vatPercent ?? now.vatPercent
  const frame = { subtotalCents: now.subtotalCents, feeCents, vatPercent, discountCents: 0 }
  const highest = highestDiscount(frame)
  const discountCents = discountOf(now, wish, highest)

  if (discountCents < 0) return refuse('orders_admin.errors.total_bound', { field: 'totalCents' })
  if (discountCents > highest) {
    const params = { highestCents: highest }
    return refuse('orders_admin.errors.discount_bound', { field: 'discountCents', params })
  }
  if (now.paymentMethod === 'Quota' && vatPercent !== 0) {
    return refuse('orders_admin.errors.vat_of_quota', { field: 'vatPercent' })
  }
  const amounts = orderAmounts({ ...frame, discountCents })
  if (wish.totalCents !== undefined && wish.totalCents !== amounts.netCents) {
    return refuse('orders_admin.errors.total_differs', { field: 'totalCents' })
  }
  const vatExemption = exemptionOf(now, wish, vatPercent)
  if (vatExemption === '' && amounts.netCents > 0 && isPriced(wish)) {
    return refuse('orders_admin.errors.vat_exemption_needed', { field: 'vatExemption' })
  }
  const [type, remark] = [wish.type ?? now.type, remarkOf(now, wish)]
  return ok({ ...amounts, type, remark, vatExemption: vatExemption || null })
}

function discountOf(now: Fields, wish: FieldsWish, highest: Cents): Cents {
  if (wish.discountCents !== undefined) return wish.discountCents ?? 0
  return wish.totalCents === undefined ? now.discountCents : highest - wish.totalCents
}

/** Null where none is needed, empty where one is missing. */
function exemptionOf(now: Fields, wish: FieldsWish, vatPercent: number): string | null {
  const isNeeded = vatPercent === 0 && now.isAtHome && now.paymentMethod !== 'Quota'
  if (!isNeeded) return null
  return (wish.vatExemption === undefined ? now.vatExemption : wish.vatExemption)?.trim() ?? ''
}

function isPriced(wish: FieldsWish): boolean {
  const { feeCents, discountCents, totalCents, vatPercent, vatExemption } = wish
  return [feeCents, discountCents, totalCents, vatPercent, vatExemption].some(
    (value) => value !== undefined
  )
}

function remarkOf(now: Fields, { remark }: FieldsWish): string | null {
  if (remark === undefined) return now.remark
  return (remark && safeHtml(remark).trim()) || null
}
