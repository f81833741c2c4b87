import type { HttpContext } from '@adonisjs/core/http'
import { listAudit } from '#shared/audit'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { notFound } from '#shared/http/not_found'
import { answerRefusal } from '#shared/http/refusals'
import { daysOf } from '#catalogue/actions/days/hold_product'
import { markDays } from '#catalogue/actions/days/mark_days'
import { takeMarksBack } from '#catalogue/actions/days/take_marks_back'
import { choiceIn, readTypedRange } from '#catalogue/http/day_choice'
import { shownHistory } from '#shared/http/shown_history'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { describeChoice } from '#catalogue/queries/days/describe_choice'
import { knownDaysOf } from '#catalogue/queries/known_days'
import { latestIndexing } from '#catalogue/queries/lake_runs/lake_runs'
import { loadProductRows, type ProductRow } from '#catalogue/queries/product_rows'
import CoverageTransformer from '#catalogue/transformers/coverage_transformer'
import DayHistoryTransformer from '#catalogue/transformers/day_history_transformer'
import { lakeRunRow } from '#catalogue/transformers/lake_run_row'
import { viewFor } from '#catalogue/transformers/view'
import { dayMarkValidator, takenBackValidator } from '#catalogue/validators/day_marks'

const NEWEST = 20

export default class ProductDaysController {
  async index(ctx: HttpContext) {
    const product = await productIn(ctx)
    // The history first: what is marked after it was read counts as unseen.
    const history = await listAudit(daysOf(product.code))
    const choice = choiceIn(ctx, spanOf(product))
    const indexing = await latestIndexing(product.id)
    const { shown, earlier } = shownHistory(ctx, history.toReversed(), NEWEST)
    return ctx.inertia.render('catalogue/admin/product_days', {
      product: { id: product.id, code: product.code, name: product.name, visible: product.visible },
      today: CalendarDay.today().iso,
      coverage: CoverageTransformer.transform((await coverageOf(product.id))!, await viewFor(ctx)),
      knownDays: await knownDaysOf(product.id),
      choice: choice && (await describeChoice(product, choice)),
      indexing: indexing && lakeRunRow(indexing),
      history: DayHistoryTransformer.transform(shown),
      earlier,
      seen: history.at(-1)?.seq ?? 0,
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(dayMarkValidator)
    const range = readTypedRange(form)
    if (!range.ok) return answerRefusal(ctx, range.refusal)
    const { mark, noteEn, noteDe, seen } = form
    const wish = { code: codeIn(ctx), range: range.value, mark, noteEn, noteDe, seen }
    const done = await markDays(wish, actorIn(ctx))
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    const { days, kept } = done.value
    flashToast(ctx, 'success', `product_days.toasts.${mark}`, { count: days })
    if (kept.length > 0) flashToast(ctx, 'info', 'product_days.toasts.kept', { count: kept.length })
    return back(ctx, range.value)
  }

  async destroy(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(takenBackValidator)
    const range = readTypedRange(form)
    if (!range.ok) return answerRefusal(ctx, range.refusal)
    const wish = { code: codeIn(ctx), range: range.value, seen: form.seen }
    const done = await takeMarksBack(wish, actorIn(ctx))
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    flashToast(ctx, 'success', 'product_days.toasts.taken_back', { count: done.value.days })
    return back(ctx, range.value)
  }
}

const codeIn = ({ params }: HttpContext) => String(params.product)

async function productIn(ctx: HttpContext): Promise<ProductRow> {
  const [product] = await loadProductRows(null, { codes: [codeIn(ctx)] })
  if (!product) throw notFound(ctx)
  return product
}

/** From the first file to today: what is to come nobody can say anything of. */
function spanOf({ firstDay }: ProductRow): DayRange {
  const [first, today] = [CalendarDay.parse(firstDay ?? ''), CalendarDay.today()]
  return new DayRange(first && first.isBefore(today) ? first : today, today)
}

const back = ({ params, response }: HttpContext, { from, to }: DayRange) =>
  response
    .redirect()
    .withQs({ from: from.iso, to: to.iso })
    .toPath(`/admin/manage-products/${params.product}/days`)
