import type { HttpContext } from '@adonisjs/core/http'
import { findUser } from '#identity'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { mayOrderReports } from '#subscriptions'
import { requestReport } from '#reports/actions/request_report'
import { NOT_ACTIVE } from '#reports/domain/not_active'
import { answerReport } from '#reports/http/answer_report'
import { apiWish } from '#reports/http/api_wish'
import { chosenCustomer } from '#reports/http/chosen_customer'
import { mayAskReportsFor, mayReadReportsOf } from '#reports/http/whose_reports'
import { reportList } from '#reports/lists/report_list'
import { monthlySummary } from '#reports/queries/monthly_summary'
import ReportApiTransformer from '#reports/transformers/report_api_transformer'
import SummaryApiTransformer from '#reports/transformers/summary_api_transformer'
import { apiReportValidator } from '#reports/validators/report_api'

const UNKNOWN = { code: 'reports.errors.user_unknown', status: 404 } as const

/** The reports of one customer: own ones, or those of another one by right. */
export default class UserReportsController {
  async index(ctx: HttpContext) {
    const userId = Number(ctx.params.user)
    if (!mayReadReportsOf(ctx, userId) || !(await findUser(userId))) {
      return answerRefusal(ctx, UNKNOWN)
    }
    return answerList(ctx, reportList, (one) => new ReportApiTransformer(one).forCustomer(), userId)
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiReportValidator)
    const userId = Number(ctx.params.user)
    if (!mayAskReportsFor(ctx, userId)) return answerRefusal(ctx, UNKNOWN)
    const isOnBehalf = callerOf(ctx).id !== userId
    if (!isOnBehalf && !(await mayOrderReports(userId))) return answerRefusal(ctx, NOT_ACTIVE)
    const [wish, customer] = [apiWish(sent), await chosenCustomer(userId)]
    if (!wish.ok) return answerRefusal(ctx, wish.refusal)
    if (!customer.ok) return answerRefusal(ctx, { ...customer.refusal, status: 404 })
    const wanted = { ...wish.value, user: customer.value, actor: actorIn(ctx), isOnBehalf }
    const asked = await requestReport(wanted)
    if (!asked.ok) return answerRefusal(ctx, asked.refusal)
    return answerReport(ctx, asked.value.id, 201, userId)
  }

  async summary(ctx: HttpContext) {
    const userId = Number(ctx.params.user)
    if (!mayReadReportsOf(ctx, userId) || !(await findUser(userId))) {
      return answerRefusal(ctx, UNKNOWN)
    }
    const months = await monthlySummary(userId)
    const content = months.map((month) => new SummaryApiTransformer(month).toObject())
    return success(ctx, { content, totalCount: content.length })
  }
}
