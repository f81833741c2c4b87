import shop from '#config/shop'
import { addressFactsOf, getBuyer, listBasketItems, type Buyer } from '#basket'
import { isNetPrice, type PaymentMethod, type PricedQuote, type Quote, quoteFor } from '#catalogue'
import { findUser, scopesOf } from '#identity'
import { findCountry } from '#shared/countries'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import type { OrderType } from '#orders/domain/order_type'
import { amendFields, type FieldsWish } from '#orders/domain/staff/amend_fields'
import { vatReasonOf } from '#orders/domain/vat_reason'

export type StaffPrice = {
  buyer: Buyer
  locale: 'en' | 'de'
  quote: PricedQuote
  type: OrderType
  remark: string | null
  vatExemption: string | null
}

export type StaffPriceWish = FieldsWish & {
  userId: number
  paymentMethod: PaymentMethod
  basketOf: number | null
}

/**
 * Refuses customers without a delivery address or the VAT ID that the EU needs, items that cannot
 * be sold to them, and the quota for whom it is not meant.
 */
export async function priceStaffOrder(wish: StaffPriceWish): Promise<Result<StaffPrice>> {
  const user = await findUser(wish.userId)
  if (!user) return refuse('orders_admin.errors.no_user', { field: 'userId' })
  const buyer = await getBuyer(user)
  const refusal = refuseBuyer(await addressFactsOf(buyer))
  if (refusal) return { ok: false, refusal }
  if (wish.paymentMethod === 'Quota' && !scopesOf(user).has('orders.quota.checkout')) {
    return refuse('orders_admin.errors.quota_not_theirs', { field: 'paymentMethod' })
  }
  const quote = await quoteItems(wish, buyer)
  const unsold = wish.basketOf === null ? null : refuseItems(quote)
  if (unsold) return { ok: false, refusal: unsold }

  const type = wish.type ?? (wish.basketOf !== null && user.kind === 'staff' ? 'INTERNAL' : 'B2B')
  const amended = amendFields(fieldsOf(quote, buyer, wish, type), wish)
  if (!amended.ok) return amended
  const { remark, vatExemption, ...amounts } = amended.value
  const whole = { ...buyer, billing: buyer.billing ?? buyer.delivery }
  const priced = { ...quote, ...(await settled(quote, amounts, buyer)) }
  return ok({ buyer: whole, locale: user.locale, quote: priced, type, remark, vatExemption })
}

function refuseBuyer(facts: Awaited<ReturnType<typeof addressFactsOf>>): Refusal | null {
  const { deliveryComplete, vatIdNeeded, vatId, vatIdOfEu } = facts
  const field = 'userId'
  if (!deliveryComplete) return { code: 'orders_admin.errors.no_delivery_address', field }
  if (vatIdNeeded && !vatId) return { code: 'orders_admin.errors.no_vat_id', field }
  return vatIdNeeded && !vatIdOfEu ? { code: 'orders_admin.errors.wrong_vat_id', field } : null
}

/** The items of a basket as this customer pays for them; an order without items has no lines. */
export async function quoteItems(wish: StaffPriceWish, buyer: Buyer): Promise<Quote> {
  const items = wish.basketOf === null ? [] : await listBasketItems(wish.basketOf)
  return quoteFor({
    selections: items.map((item) => ({ ...item, lineId: String(item.id) })),
    customer: { deliveryCountry: buyer.delivery?.country ?? null, vatId: buyer.vatId },
    paymentMethod: wish.paymentMethod === 'Quota' ? 'Quota' : undefined,
  })
}

function refuseItems(quote: Quote): Refusal | null {
  if (quote.lines.length === 0) return { code: 'basket.errors.empty', status: 409 }
  return quote.canSubmit ? null : { code: 'basket.errors.not_sellable' }
}

const fieldsOf = (
  quote: Quote,
  buyer: Buyer,
  { paymentMethod }: StaffPriceWish,
  type: OrderType
) => ({
  ...{ type, paymentMethod, remark: null, discountCents: 0, vatExemption: null },
  isAtHome: buyer.delivery?.country === shop.seller.country,
  subtotalCents: quote.subtotalCents,
  feeCents: quote.fee.cents,
  vatPercent: quote.vat.percent,
})

type Amounts = {
  feeCents: number
  discountCents: number
  netCents: number
  vatPercent: number
  vatCents: number
  grossCents: number
}

async function settled(quote: Quote, amounts: Amounts, { delivery }: Buyer) {
  const { feeCents, discountCents, netCents, grossCents, vatPercent, vatCents } = amounts
  const deliveryCountry = delivery!.country
  const isInEu = (await findCountry(deliveryCountry))?.eu ?? false
  const sellerCountry = shop.seller.country
  const isSet = vatPercent !== quote.vat.percent
  const reason = isSet ? vatReasonOf(vatPercent, { deliveryCountry, isInEu, sellerCountry }) : null
  const vat = { ...quote.vat, percent: vatPercent, cents: vatCents }
  const why = reason ?? quote.vat.reason
  return {
    ...{ discountCents, netCents, grossCents },
    fee: { ...quote.fee, cents: feeCents },
    vat: { ...vat, reason: why, isNet: isNetPrice(why) },
  }
}
