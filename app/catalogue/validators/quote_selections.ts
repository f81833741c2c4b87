import vine from '@vinejs/vine'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { QuoteSelection } from '#catalogue/domain/quote/types'
import { readItem } from '#catalogue/domain/quote_link'
import { readSentParts, sentParts } from '#catalogue/validators/sent_parts'
import { number } from '#shared/validators/numbers'

/** More than anybody reviews on one page; keeps a quote affordable. */
export const MOST_SELECTIONS = 100

const day = () => vine.unionOfTypes([number(), vine.string().maxLength(10)])

export const quoteValidator = vine.create({
  items: vine
    .array(
      vine.object({
        product: vine.string().maxLength(100),
        from: day(),
        to: day(),
        includeDegraded: vine.boolean().optional(),
        ...sentParts(),
      })
    )
    .minLength(1)
    .maxLength(MOST_SELECTIONS),
  country: vine
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
})

type SentQuote = Awaited<ReturnType<(typeof quoteValidator)['validate']>>

/** The selections of a sent quote; refuses days that do not exist, at their place. */
export function readSelections({ items }: SentQuote): Result<QuoteSelection[]> {
  const selections: QuoteSelection[] = []
  for (const [index, { product, ...item }] of items.entries()) {
    const [from, to] = [CalendarDay.parse(item.from), CalendarDay.parse(item.to)]
    const field = `items.${index}.${from ? 'to' : 'from'}`
    if (!from || !to) return refuse('catalogue.errors.day_invalid', { field })
    selections.push({
      ...{ lineId: String(index + 1), productCode: product, from, to },
      ...{ includeDegraded: item.includeDegraded, filters: readSentParts(item) },
    })
  }
  return ok(selections)
}

/** `item` once for each. */
export function readLinkedSelections(query: Record<string, unknown>): Result<QuoteSelection[]> {
  const items = [query.item ?? []].flat().map(String)
  if (items.length > MOST_SELECTIONS) {
    return refuse('catalogue.errors.too_many_items', { params: { n: MOST_SELECTIONS } })
  }
  const selections: QuoteSelection[] = []
  for (const [index, item] of items.entries()) {
    const selection = readItem(item, String(index + 1))
    const params = { item: item.slice(0, 80) }
    if (!selection) return refuse('catalogue.errors.item_invalid', { params, field: 'item' })
    selections.push(selection)
  }
  return ok(selections)
}
