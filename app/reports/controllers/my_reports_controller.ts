import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'
import { mayOrderReports } from '#subscriptions'
import { NOT_ACTIVE } from '#reports/domain/not_active'
import { askOwnReport } from '#reports/http/ask_own_report'
import { newReportFacts } from '#reports/http/new_report'
import { reportList } from '#reports/lists/report_list'
import { monthlySummary } from '#reports/queries/monthly_summary'
import ReportTransformer from '#reports/transformers/report_transformer'
import SummaryMonthTransformer from '#reports/transformers/summary_month_transformer'
import { reportValidator } from '#reports/validators/report'

export default class MyReportsController {
  async index(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    const { content, shown } = await showList(ctx, reportList, id)
    return ctx.inertia.render('reports/account/index', {
      reports: ReportTransformer.transform(content),
      mayRequest: await mayOrderReports(id),
      ...shown,
    })
  }

  async summary(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    return ctx.inertia.render('reports/account/summary', {
      months: SummaryMonthTransformer.transform(await monthlySummary(id)),
      mayRequest: await mayOrderReports(id),
    })
  }

  async create(ctx: HttpContext) {
    if (!(await mayOrderReports(callerOf(ctx).id))) return answerRefusal(ctx, NOT_ACTIVE)
    return ctx.inertia.render('reports/account/new', await newReportFacts())
  }

  async store(ctx: HttpContext) {
    return askOwnReport(ctx, await ctx.request.validateUsing(reportValidator))
  }
}
