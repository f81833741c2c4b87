import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { demandList } from '#statistics/lists/demand_list'

export default class DemandController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, demandList)
    return ctx.inertia.render('statistics/admin/demand', { demand: content, ...shown })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, demandList)
  }
}
