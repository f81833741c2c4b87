import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { reportStatistics } from '#reports/queries/report_statistics'
import { statisticsToWire } from '#reports/transformers/statistics_api'
import { statisticsValidator } from '#reports/validators/report_api'

export default class ReportStatisticsController {
  async index(ctx: HttpContext) {
    const asked = await statisticsValidator.validate(ctx.request.qs())
    const today = CalendarDay.today()
    const from = CalendarDay.parse(asked.from ?? `${today.iso.slice(0, 4)}0101`)
    const to = CalendarDay.parse(asked.to ?? today.number)
    if (!from) return answerRefusal(ctx, { code: 'reports.errors.date_invalid', field: 'from' })
    if (!to) return answerRefusal(ctx, { code: 'reports.errors.date_invalid', field: 'to' })
    const found = await reportStatistics({ from: from.iso, to: to.iso })
    return success(ctx, statisticsToWire(found))
  }
}
