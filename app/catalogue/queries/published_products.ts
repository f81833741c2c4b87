import type { SqlClient } from '#shared/database'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import type { ProductRow } from '#catalogue/queries/product_rows'

export type PublishedProduct = {
  id: number
  code: string
  name: string
  venues: string[]
  visible: boolean
  filesPerDay: number
  /** A day's files are there so many calendar days later, at this time (HH:MM) of the shop's zone. */
  rule: { delayDays: number; time: string }
  calendar: TradingCalendar
  firstDay: string
  lastDay: string
}

/** Products of which days are published, those that are not shown included. */
export async function publishedProducts(client: SqlClient = null): Promise<PublishedProduct[]> {
  const reference = await referenceData(client)
  return reference.products.flatMap((product) => publishedOf(product, reference))
}

function publishedOf(product: ProductRow, { venues, calendars }: ReferenceData) {
  const { id, code, name, visible, filesPerDay, firstDay, lastDay } = product
  const calendar = calendars.get(product.calendarCode)
  if (firstDay === null || lastDay === null || !calendar) return []
  return [
    {
      ...{ id, code, name, visible, filesPerDay, firstDay, lastDay, calendar },
      venues: product.venueIds.map((venue) => venues.get(venue)?.name ?? venue),
      rule: { delayDays: product.publishDelayDays, time: product.publishTime },
    },
  ]
}
