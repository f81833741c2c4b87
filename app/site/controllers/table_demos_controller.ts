import { errors, type HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { tableQuery } from '#shared/http/table_query'

type Row = { code: string; name: string; vat: number }

const table = tableQuery({
  sortable: { name: 'name_en', code: 'code', vat: 'vat_percent' },
  defaultSort: { by: 'name', direction: 'asc' },
  searchable: ['name_en', 'code'],
  tieBreaker: 'code',
})

/**
 * A page for those who work on the shop: the data table with the countries in it. The route is there
 * everywhere, so that the generated code is the same; the page only in development.
 */
export default class TableDemosController {
  async index({ inertia, request }: HttpContext) {
    if (!app.inDev) throw new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
    const state = table.read(request.qs())
    const countries = db.from('countries').select('code', 'name_en as name', 'vat_percent as vat')
    const { content, ...paging } = await table.page<Row>(countries, state)
    return inertia.render('site/table_demo', { countries: content, paging, list: state })
  }
}
