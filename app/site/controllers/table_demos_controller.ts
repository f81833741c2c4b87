import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { notFound } from '#shared/http/not_found'
import { showList } from '#shared/lists'
import { countryList } from '#site/lists/country_list'

/** The page is only in development; the route everywhere, so that generated code is the same. */
export default class TableDemosController {
  async index(ctx: HttpContext) {
    if (!app.inDev) throw notFound(ctx)
    const { content, shown } = await showList(ctx, countryList)
    return ctx.inertia.render('site/table_demo', { countries: content, ...shown })
  }
}
