import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { readTypedDay } from '#shared/domain/typed_day'
import { daysHolding } from '#reports/queries/days_holding'
import { judgeText } from '#reports/queries/judge_text'
import { reportProduct } from '#reports/queries/report_product'
import { snapshotDays } from '#reports/queries/snapshot_days'
import JudgedEntryTransformer from '#reports/transformers/judged_entry_transformer'
import { reportValidator } from '#reports/validators/report'

/** What would be had of the entries on the day, and on which other days: asked while somebody types. */
export async function answerLookup(ctx: HttpContext) {
  const { date, isins } = await reportValidator.validate(ctx.request.qs())
  const product = await reportProduct()
  if (!product) return answerRefusal(ctx, { code: 'reports.errors.no_product', status: 404 })
  const day = readTypedDay(date ?? '') ?? CalendarDay.today()
  const [entries, { isThere }] = await Promise.all([
    judgeText(product.id, isins ?? '', day),
    snapshotDays(product.id, day.iso),
  ])
  const found = entries.flatMap(({ isin, sameAs }) => (isin && sameAs === null ? [isin] : []))
  return success(ctx, {
    day: day.iso,
    isThere,
    unitCents: product.priceCents,
    entries: entries.map((entry) => new JudgedEntryTransformer(entry).toObject()),
    months: await daysHolding(product.id, found),
  })
}
