import { CalendarDay } from '#shared/domain/calendar_day'
import { daysHolding } from '#reports/queries/days_holding'
import { reportProduct } from '#reports/queries/report_product'
import { snapshotDays } from '#reports/queries/snapshot_days'

export async function newReportFacts() {
  const product = await reportProduct()
  if (!product) return { unitCents: null, firstDay: null, newestDay: null, months: [] }
  const [{ first, newest }, months] = await Promise.all([
    snapshotDays(product.id, CalendarDay.today().iso),
    daysHolding(product.id, []),
  ])
  return { unitCents: product.priceCents, firstDay: first, newestDay: newest, months }
}
