import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Refusal } from '#shared/domain/result'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { readTypedDay } from '#shared/domain/typed_day'
import { daysHolding } from '#reports/queries/days_holding'
import { judgeText } from '#reports/queries/judge_text'
import { refuseDay } from '#reports/queries/refuse_day'
import { reportProduct } from '#reports/queries/report_product'
import JudgedEntryTransformer from '#reports/transformers/judged_entry_transformer'
import { lookupValidator } from '#reports/validators/report'

/** What would be had of the entries on the day, and on which other days: asked while somebody types. */
export async function answerLookup(ctx: HttpContext) {
  const { date, isins } = await lookupValidator.validate(ctx.request.qs())
  const product = await reportProduct()
  if (!product) return answerRefusal(ctx, { code: 'reports.errors.no_product', status: 404 })
  const typed = readTypedDay(date ?? '')
  const day = typed ?? CalendarDay.today()
  const [entries, noDay] = await Promise.all([
    judgeText(product.id, isins ?? '', day),
    refuseDay(product.id, day),
  ])
  const found = entries.flatMap(({ isin, sameAs }) => (isin && sameAs === null ? [isin] : []))
  return success(ctx, {
    day: day.iso,
    isThere: noDay === null,
    dayProblem: typed && noDay ? said(ctx, noDay.refusal) : null,
    unitCents: product.priceCents,
    entries: entries.map((entry) => new JudgedEntryTransformer(entry).toObject()),
    months: await daysHolding(product.id, found),
  })
}

const said = ({ locale }: HttpContext, { code, params }: Refusal) => translate(locale, code, params)
