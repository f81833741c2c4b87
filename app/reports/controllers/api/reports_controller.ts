import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { centsFromWire } from '#shared/http/wire'
import { answerList } from '#shared/lists'
import { changeDiscount } from '#reports/actions/change_discount'
import { requestReport } from '#reports/actions/request_report'
import { apiWish } from '#reports/http/api_wish'
import { awaitedReport } from '#reports/http/awaited_report'
import { answerReport } from '#reports/http/answer_report'
import { chosenCustomer } from '#reports/http/chosen_customer'
import { sendReport } from '#reports/http/send_report'
import { readableOf } from '#reports/http/whose_reports'
import { reportList } from '#reports/lists/report_list'
import ReportApiTransformer from '#reports/transformers/report_api_transformer'
import { apiDiscountValidator, apiReportOnBehalfValidator } from '#reports/validators/report_api'

export default class ReportsController {
  index(ctx: HttpContext) {
    return answerList(ctx, reportList, (one) => new ReportApiTransformer(one).toObject(), null)
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiReportOnBehalfValidator)
    const [wish, customer] = [apiWish(sent), await chosenCustomer(sent.userId)]
    if (!wish.ok) return answerRefusal(ctx, wish.refusal)
    if (!customer.ok) return answerRefusal(ctx, customer.refusal)
    const wanted = { ...wish.value, user: customer.value, actor: actorIn(ctx), isOnBehalf: true }
    const asked = await requestReport(wanted)
    if (!asked.ok) return answerRefusal(ctx, asked.refusal)
    return answerReport(ctx, asked.value.id, 201)
  }

  async update(ctx: HttpContext) {
    const { discount, version: seen } = await ctx.request.validateUsing(apiDiscountValidator)
    const id = Number(ctx.params.report)
    const discountCents = centsFromWire(discount)
    const changed = await changeDiscount({ id, discountCents, seen, actor: actorIn(ctx) })
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    return answerReport(ctx, id)
  }

  async show(ctx: HttpContext) {
    const report = await awaitedReport(ctx)
    if (!report) return answerRefusal(ctx, { code: 'reports.errors.not_found', status: 404 })
    return success(ctx, new ReportApiTransformer(report).withFiles())
  }

  /** A customer fetches own reports, staff all. */
  file(ctx: HttpContext) {
    return sendReport(ctx, readableOf(ctx))
  }
}
