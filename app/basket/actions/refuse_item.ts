import { quoteFor } from '#catalogue'
import type { Refusal } from '#shared/domain/result'
import type { WantedItem } from '#basket/domain/basket_item'
import type { Buyer } from '#basket/queries/get_buyer'

/** Why a buyer cannot buy an item as chosen, in the words of the quote; null if nothing is against it. */
export async function refuseItem(
  { delivery, vatId }: Buyer,
  item: WantedItem
): Promise<Refusal | null> {
  const quote = await quoteFor({
    selections: [{ ...item, lineId: item.clientItemId }],
    customer: { deliveryCountry: delivery?.country ?? null, vatId },
  })
  const [line] = quote.lines
  if (!line) return { ...quote.errors.at(-1)!, field: 'productCode' }
  const [notice] = line.errors
  if (!notice) return null
  const isRegion = notice.code === 'catalogue.errors.region'
  return { ...notice, ...(isRegion && { code: 'basket.errors.region_dropped' }) }
}
