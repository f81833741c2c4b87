import { quoteFor, type QuoteLine } from '#catalogue'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { WantedItem } from '#basket/domain/basket_item'
import type { Buyer } from '#basket/queries/get_buyer'

const CHANGED = 'basket.errors.quote_changed'

export type ShownFigures = { shownPriceCents?: number; shownDays?: number }

/** By itself; refused where it cannot be bought so, or is no longer what its buyer was shown. */
export async function quoteItem(
  { delivery, vatId }: Pick<Buyer, 'delivery' | 'vatId'>,
  item: WantedItem,
  shown: ShownFigures = {}
): Promise<Result<QuoteLine>> {
  const quote = await quoteFor({
    selections: [{ ...item, lineId: item.clientItemId }],
    customer: { deliveryCountry: delivery?.country ?? null, vatId },
  })
  const [line] = quote.lines
  if (!line) return { ok: false, refusal: { ...quote.errors.at(-1)!, field: 'productCode' } }
  const [notice] = line.errors
  if (!notice) return isAsShown(line, shown) ? ok(line) : refuse(CHANGED, { status: 409 })
  const isRegion = notice.code === 'catalogue.errors.region'
  const refusal = { ...notice, ...(isRegion && { code: 'basket.errors.region_dropped' }) }
  return { ok: false, refusal }
}

const isAsShown = (line: QuoteLine, { shownPriceCents, shownDays }: ShownFigures) =>
  line.priceCents === (shownPriceCents ?? line.priceCents) &&
  line.countedDays === (shownDays ?? line.countedDays)
