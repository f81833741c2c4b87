import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { reportList } from '#reports/lists/report_list'
import ReportApiTransformer from '#reports/transformers/report_api_transformer'

export async function answerReport(ctx: HttpContext, id: number, status = 200, userId?: number) {
  const report = await reportList.first({ sql: 'r.id = ?', values: [id] }, userId ?? null)
  if (!report) return answerRefusal(ctx, { code: 'reports.errors.not_found', status: 404 })
  const transformer = new ReportApiTransformer(report)
  return success(
    ctx,
    userId === undefined ? transformer.toObject() : transformer.forCustomer(),
    status
  )
}
