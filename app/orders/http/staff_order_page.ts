import type { HttpContext } from '@adonisjs/core/http'
import shop from '#config/shop'
import { getBuyer } from '#basket'
import type { Quote } from '#catalogue'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { findBuyer, findBuyers } from '#orders/queries/staff/find_buyers'
import { quoteItems } from '#orders/queries/staff/price_staff_order'

/** The address names the customer. */
export async function staffOrderPage({ request }: HttpContext, basketOf: number | null) {
  const { user, search } = request.qs()
  const chosen = /^\d{1,15}$/.test(String(user ?? '')) ? Number(user) : null
  const buyer = chosen === null ? null : await findBuyer(chosen)
  const words = typeof search === 'string' ? search.slice(0, 100) : ''
  const [found, quote] = await Promise.all([
    words === '' ? [] : findBuyers(words),
    buyer && quoteFor(buyer.id, basketOf),
  ])
  return {
    buyer,
    found,
    search: words,
    states: [...VISIBLE_STATES],
    types: [...ORDER_TYPES],
    price: quote && { ...priceOf(quote), isAtHome: buyer!.country === shop.seller.country },
  }
}

async function quoteFor(userId: number, basketOf: number | null): Promise<Quote> {
  const wish = { userId, basketOf, paymentMethod: 'BankTransfer' as const }
  return quoteItems(wish, await getBuyer(userId))
}

function priceOf(quote: Quote) {
  const { subtotalCents, fee, vat, lines } = quote
  return {
    ...{ subtotalCents, feeCents: fee.cents, vatPercent: vat.percent },
    isSellable: lines.length === 0 || quote.canSubmit,
    lines: lines.map(({ lineId, product, range, countedDays, files, priceCents, errors }) => ({
      ...{ lineId, name: product.name, from: range.from, to: range.to, countedDays },
      ...{ files, priceCents, errors: errors.map(({ code }) => code) },
    })),
  }
}
