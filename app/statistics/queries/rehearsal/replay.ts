import { getBuyer, listBasketItems, quoteItems } from '#basket'
import {
  heldQuotes,
  quoteFor,
  quoteFromSaved,
  replayerOf,
  selectionsOf,
  type Quote,
  type ReferenceData,
} from '#catalogue'
import type { Both } from '#statistics/domain/rehearsal/report'
import type { RehearsedOrder } from '#statistics/domain/rehearsal/rehearsed_order'
import type { SoldRow } from '#statistics/queries/rehearsal/sold_orders'

type Sides = readonly [ReferenceData, ReferenceData]

export function rehearseOrders([today, draft]: Sides): (row: SoldRow) => RehearsedOrder {
  const [replayToday, replayDraft] = [replayerOf(today), replayerOf(draft)]
  return (row) => {
    const items = row.items.map(([productId, countedDays, priceCents, isins]) => ({
      ...{ productId, countedDays, priceCents, isins },
    }))
    const order = { ...row, items }
    const [before, after] = [replayToday(order), replayDraft(order)]
    return {
      ...{ number: row.number, day: row.day, company: row.company, userId: row.userId },
      ...{ bookedNetCents: row.netCents, isByCard: row.paymentMethod === 'Card' },
      quota: quotaOf(row),
      net: [before.netCents, after.netCents],
      fee: [before.feeCents, after.feeCents],
      vat: [before.vatCents, after.vatCents],
      gross: [before.grossCents, after.grossCents],
      items: row.items.map(([, , , , code, name], index) => ({
        product: { code, name },
        cents: [before.prices[index]!, after.prices[index]!],
      })),
    }
  }
}

const quotaOf = ({ quotaId, returnedCents }: SoldRow) =>
  quotaId === null ? null : { id: quotaId, returnedCents: returnedCents ?? 0 }

/**
 * As its owner would pay for it; null for a basket that was emptied meanwhile. What a saved quote that holds
 * put into it counts with the quote alone.
 */
export async function rehearseBasket(userId: number, sides: Sides, held: ReadonlySet<number>) {
  const items = (await listBasketItems(userId)).filter(
    ({ savedQuote }) => savedQuote === null || !held.has(savedQuote)
  )
  if (items.length === 0) return null
  const buyer = await getBuyer(userId)
  const [before, after] = [
    await quoteItems(buyer, items, undefined, sides[0]),
    await quoteItems(buyer, items, undefined, sides[1]),
  ]
  const company = buyer.company || buyer.name || buyer.email
  return { userId, company, ...openOf(before.quote, after.quote) }
}

const openOf = (before: Quote, after: Quote) => ({
  net: [before.netCents, after.netCents] as Both,
  gross: [before.grossCents, after.grossCents] as Both,
  items: before.lines.map(({ product, priceCents }, at) => ({
    product,
    cents: [priceCents, after.lines[at]!.priceCents] as Both,
  })),
})

/** Saved quotes keep their price; what they would cost anew is told of those that outlast the draft's first day. */
export async function* rehearseQuotes(sides: Sides, from: string) {
  for await (const saved of heldQuotes()) {
    const { customer } = saved
    const [before, after] = [
      await quoteFromSaved(saved, { customer, reference: sides[0] }),
      await quoteFromSaved(saved, { customer, reference: sides[1] }),
    ]
    const selections = selectionsOf(saved.quote)
    const anew =
      saved.validUntil < from ? null : await quoteFor({ selections, customer, reference: sides[1] })
    const forgone = anew && anew.netCents - after.netCents
    const [userId, company] = [saved.userId, saved.recipient[0] ?? saved.label]
    yield { number: saved.number, userId, company, forgone, ...openOf(before, after) }
  }
}
