import { getBuyer, listBasketItems, quoteItems } from '#basket'
import {
  heldQuotes,
  quoteFor,
  quoteFromSaved,
  replayerOf,
  selectionsOf,
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
  return {
    net: [before.quote.netCents, after.quote.netCents] as Both,
    gross: [before.quote.grossCents, after.quote.grossCents] as Both,
  }
}

/** Saved quotes keep their price; what they would cost anew is told of those that outlast the draft's first day. */
export async function* rehearseQuotes(sides: Sides, from: string) {
  for await (const saved of heldQuotes()) {
    const { customer } = saved
    const [before, after] = [
      await quoteFromSaved(saved, { customer, reference: sides[0] }),
      await quoteFromSaved(saved, { customer, reference: sides[1] }),
    ]
    const gross: Both = [before.grossCents, after.grossCents]
    const selections = selectionsOf(saved.quote)
    const anew =
      saved.validUntil < from ? null : await quoteFor({ selections, customer, reference: sides[1] })
    yield { number: saved.number, gross, forgone: anew && anew.netCents - after.netCents }
  }
}
