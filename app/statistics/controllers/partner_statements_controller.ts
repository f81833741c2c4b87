import type { HttpContext } from '@adonisjs/core/http'
import { streamCsv } from '#shared/csv'
import { CalendarDay } from '#shared/domain/calendar_day'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { sendPdf } from '#shared/http/send_pdf'
import { readMonth } from '#statistics/domain/month'
import { statementColumns } from '#statistics/http/statement_columns'
import { statementDocument } from '#statistics/pdf/statement_document'
import { partnersOfMonth } from '#statistics/queries/venues/partners_of_month'

export default class PartnerStatementsController {
  async show(ctx: HttpContext) {
    const month = readMonth(ctx.params.month)
    if (!month) return answerRefusal(ctx, { code: 'statistics.errors.no_month', status: 404 })
    const { partners } = await partnersOfMonth(month)
    const partner = partners.find(({ id }) => id === ctx.params.venue)
    if (!partner) return answerRefusal(ctx, { code: 'statistics.errors.no_venue', status: 404 })
    const name = `statement_${partner.id}_${month.name}`
    if (ctx.params.format === 'csv') {
      const rows = partner.statement.lines
      return streamCsv(ctx, {
        fileName: `${name}.csv`,
        columns: statementColumns(ctx.locale),
        rows,
      })
    }
    const madeOn = CalendarDay.today()
    const statement = statementDocument({ partner, month, locale: ctx.locale, madeOn })
    return sendPdf(ctx, statement, attachmentNamed(`${name}.pdf`))
  }
}
