import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { mayOrderReports } from '#subscriptions'
import { askOwnReport } from '#reports/http/ask_own_report'
import { newReportFacts } from '#reports/http/new_report'
import { reportValidator } from '#reports/validators/report'

/** A date and one ISIN: the short way to a report. It is asked for like every other one, but for one security. */
export default class CsdrReportsController {
  async show(ctx: HttpContext) {
    const { firstDay, newestDay, unitCents } = await newReportFacts()
    return ctx.inertia.render('reports/account/csdr', {
      ...{ firstDay, newestDay, unitCents },
      mayRequest: await mayOrderReports(callerOf(ctx).id),
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(reportValidator)
    return askOwnReport(ctx, form, { isOnOne: true })
  }
}
