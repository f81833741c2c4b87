import type { HttpContext } from '@adonisjs/core/http'
import {
  adoptPendingItems,
  countBasketItems,
  getBasket,
  pendingItems,
  quoteSellable,
  visitorBasket,
} from '#basket'
import { findProducts, type Quote } from '#catalogue'
import { callerOrNobody } from '#shared/http/caller'

/** A visitor's wait in the browser; they move into the basket with the first page signed in. */
export async function sharedBasket(ctx: HttpContext): Promise<{ count: number }> {
  const user = callerOrNobody(ctx)
  if (!user) return { count: (await pendingItems.list(ctx)).length }
  await adoptPendingItems(ctx, user.id)
  return { count: await countBasketItems(user.id) }
}

/** The items by name with their prices, and what those cost together that can be ordered. */
export async function basketContent(ctx: HttpContext) {
  const user = callerOrNobody(ctx)
  const basket = user ? await getBasket(user.id) : await visitorBasket(ctx)
  const [items, sellable] = await Promise.all([itemsOf(basket.quote, ctx), quoteSellable(basket)])
  return { items, totalCents: (sellable ?? basket.quote).subtotalCents }
}

async function itemsOf({ lines }: Quote, { locale }: HttpContext) {
  const products = await findProducts(lines.map(({ product }) => product.id))
  const categories = new Map(products.map(({ id, category }) => [id, category]))
  return lines.map((line) => ({
    ref: line.lineId,
    category: categories.get(line.product.id)?.[locale === 'de' ? 'nameDe' : 'nameEn'] ?? '',
    name: line.product.name,
    parts: partsOf(line),
    countedDays: line.countedDays,
    priceCents: line.priceCents,
  }))
}

/** Codes of what was chosen of a product, be it parts or securities that are charged. */
function partsOf({ parts, isins }: Quote['lines'][number]): string[] | null {
  if (!parts && !isins) return null
  const available = (isins ?? []).filter(({ isAvailable }) => isAvailable)
  return [
    ...[...(parts?.levelOne ?? []), ...(parts?.levelTwo ?? [])].map(({ code }) => code),
    ...available.map(({ isin }) => isin),
  ]
}
