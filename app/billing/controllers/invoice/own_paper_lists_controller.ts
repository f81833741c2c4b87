import type { HttpContext } from '@adonisjs/core/http'
import { placeOf } from '#shared/domain/paging'
import { answerRefusal } from '#shared/http/refusals'
import { callerOf } from '#shared/http/caller'
import { attachmentNamed } from '#shared/http/content_disposition'
import { zipOfPapers } from '#billing/http/zip_of_papers'
import { daysOfMonth, daysOfYear, readPage } from '#billing/domain/invoice/paper_days'
import { paperYearsOf, papersBetween } from '#billing/queries/invoice/own_papers'
import { paperReader } from '#billing/queries/invoice/papers_for'

const PAGE = 50
/** More than anybody is billed in a month. */
const MOST_OF_A_MONTH = 10_000

export default class OwnPaperListsController {
  async index(ctx: HttpContext) {
    const reader = await paperReader(callerOf(ctx).id)
    const asked = ctx.request.qs()
    const years = await paperYearsOf(reader)
    const shown = years.find(({ year }) => String(year) === asked.year) ?? years[0] ?? null
    const total = shown?.papers ?? 0
    const { page, pages, offset } = placeOf(total, { page: readPage(asked.page), limit: PAGE })
    const papers = shown
      ? await papersBetween(reader, daysOfYear(shown.year), {
          ...{ limit: PAGE, offset, locale: ctx.locale },
        })
      : []
    return ctx.inertia.render('billing/invoices', {
      years,
      year: shown?.year ?? null,
      paging: { page, pages, limit: PAGE, total },
      papers,
    })
  }

  /** All of a month as one file, made while it is sent. */
  async month(ctx: HttpContext) {
    const days = daysOfMonth(String(ctx.params.month))
    const user = callerOf(ctx)
    const all = { limit: MOST_OF_A_MONTH, offset: 0, locale: ctx.locale }
    const papers = days ? await papersBetween(await paperReader(user.id), days, all) : []
    if (papers.length === 0) {
      return answerRefusal(ctx, { code: 'invoices.errors.not_found', status: 404 })
    }
    const { response } = ctx
    response.header('content-type', 'application/zip')
    response.header('content-disposition', attachmentNamed(`invoices_${ctx.params.month}.zip`))
    response.header('cache-control', 'private, no-store')
    return response.stream(
      zipOfPapers(
        user.id,
        papers.map(({ label }) => label)
      )
    )
  }
}
