import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { labelOf, openDemandList } from '#statistics/lists/open_demand_list'
import { openFigures } from '#statistics/queries/open_demand/open_sums'
import { pageRow } from '#statistics/transformers/page_row'

export default class OpenDemandController {
  async index(ctx: HttpContext) {
    const [{ content, shown }, figures] = await Promise.all([
      showList(ctx, openDemandList),
      openFigures(),
    ])
    return ctx.inertia.render('statistics/admin/open_demand', {
      figures,
      open: content.map((row) => ({ ...pageRow(row), label: labelOf(row) })),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, openDemandList)
  }
}
