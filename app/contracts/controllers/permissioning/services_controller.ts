import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { serviceList } from '#contracts/lists/permissioning/service_list'
import ServiceTransformer from '#contracts/transformers/permissioning/service_transformer'

/** What was invoiced. */
export default class ServicesController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, serviceList)
    return ctx.inertia.render('contracts/admin/services', {
      services: ServiceTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, serviceList)
  }
}
