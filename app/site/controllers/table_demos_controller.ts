import { errors, type HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { showList } from '#shared/lists'
import { countryList } from '#site/lists/country_list'

/** The page is only in development; the route everywhere, so that generated code is the same. */
export default class TableDemosController {
  async index(ctx: HttpContext) {
    if (!app.inDev) throw new errors.E_ROUTE_NOT_FOUND(['GET', ctx.request.url()])
    const { content, shown } = await showList(ctx, countryList)
    return ctx.inertia.render('site/table_demo', { countries: content, ...shown })
  }
}
