import { listVisibleProducts, quoteFor } from '#catalogue'
import downloadWindow from '#config/download_window'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'

export type ExampleOrder = {
  product: { code: string; name: string }
  from: string
  to: string
  days: number
  dailyPriceCents: Cents
  netCents: Cents
  feeCents: Cents
  files: number
  bytes: number
  /** Until when its files could be fetched if it were completed today. */
  until: string
}

/** The last whole quarter of the first product that can be ordered so, at today's price. */
export async function getExampleOrder(): Promise<ExampleOrder | null> {
  const range = lastQuarter(CalendarDay.today())
  for (const { code } of await listVisibleProducts('en')) {
    const quote = await quoteFor({
      selections: [{ lineId: 'example', productCode: code, ...range }],
    })
    const [line] = quote.lines
    if (!line || !quote.canSubmit || line.pricing.kind !== 'day') continue
    return {
      ...{ product: { code, name: line.product.name }, ...line.range, days: line.countedDays },
      ...{ dailyPriceCents: line.pricing.dailyPriceCents, netCents: quote.netCents },
      ...{ feeCents: quote.fee.cents, files: quote.files, bytes: quote.bytes },
      until: CalendarDay.today().plusDays(downloadWindow.days).iso,
    }
  }
  return null
}

function lastQuarter(today: CalendarDay) {
  const begun = CalendarDay.of(today.year, today.month - ((today.month - 1) % 3), 1)
  const to = begun.plusDays(-1)
  return { from: CalendarDay.of(to.year, to.month - 2, 1), to }
}
