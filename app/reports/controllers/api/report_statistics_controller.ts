import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { writeCursor, type Question } from '#shared/lists/cursor'
import { placeAsked } from '#shared/lists/place_asked'
import { askedStatistics } from '#reports/http/asked_statistics'
import { reportStatistics, type AskedReports } from '#reports/queries/report_statistics'
import { statisticsToWire } from '#reports/transformers/statistics_api'
import { statisticsValidator } from '#reports/validators/report_api'

export default class ReportStatisticsController {
  async index(ctx: HttpContext) {
    const asked = askedStatistics(await statisticsValidator.validate(ctx.request.qs()))
    if (!asked.ok) return answerRefusal(ctx, asked.refusal)
    const question = questionOf(asked.value)
    const place = placeAsked(ctx, question)
    if (!place.ok) return answerRefusal(ctx, place.refusal)
    const behind = place.value ? Number(place.value[0]) : null
    const { last, ...found } = await reportStatistics({ ...asked.value, behind })
    const next = writeCursor(ctx, question, last === null ? null : [String(last)])
    return success(ctx, statisticsToWire({ ...found, next }))
  }
}

const questionOf = ({
  from,
  to,
  isInternal,
}: Pick<AskedReports, 'from' | 'to' | 'isInternal'>): Question => ({
  wish: {
    ...{ search: '', view: 'all', orderBy: 'report', orderDirection: 'desc' },
    filters: { days: [from, to], internal: [String(isInternal)] },
  },
  order: 'r.id desc',
})
