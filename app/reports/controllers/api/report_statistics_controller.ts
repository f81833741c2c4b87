import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { askedStatistics } from '#reports/http/asked_statistics'
import { reportStatistics } from '#reports/queries/report_statistics'
import { statisticsToWire } from '#reports/transformers/statistics_api'
import { statisticsValidator } from '#reports/validators/report_api'

export default class ReportStatisticsController {
  async index(ctx: HttpContext) {
    const asked = askedStatistics(await statisticsValidator.validate(ctx.request.qs()))
    if (!asked.ok) return answerRefusal(ctx, asked.refusal)
    return success(ctx, statisticsToWire(await reportStatistics(asked.value)))
  }
}
