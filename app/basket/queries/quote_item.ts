import { quoteFor, type QuoteLine } from '#catalogue'
import { ok, type Result } from '#shared/domain/result'
import type { WantedItem } from '#basket/domain/basket_item'
import type { Buyer } from '#basket/queries/get_buyer'

/** What an item costs and holds by itself; refused in the words of the quote where it cannot be bought as chosen. */
export async function quoteItem(
  { delivery, vatId }: Buyer,
  item: WantedItem
): Promise<Result<QuoteLine>> {
  const quote = await quoteFor({
    selections: [{ ...item, lineId: item.clientItemId }],
    customer: { deliveryCountry: delivery?.country ?? null, vatId },
  })
  const [line] = quote.lines
  if (!line) return { ok: false, refusal: { ...quote.errors.at(-1)!, field: 'productCode' } }
  const [notice] = line.errors
  if (!notice) return ok(line)
  const isRegion = notice.code === 'catalogue.errors.region'
  const refusal = { ...notice, ...(isRegion && { code: 'basket.errors.region_dropped' }) }
  return { ok: false, refusal }
}
