import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { knownDay } from '#contracts/http/permissioning/asked_permissions'
import { knownServiceList } from '#contracts/lists/permissioning/known_service_list'
import { serviceList } from '#contracts/lists/permissioning/service_list'
import ServiceTransformer from '#contracts/transformers/permissioning/service_transformer'

export default class ServicesController {
  async index(ctx: HttpContext) {
    const known = knownDay(ctx)
    const { content, shown } = known
      ? await showList(ctx, knownServiceList, { known })
      : await showList(ctx, serviceList)
    return ctx.inertia.render('contracts/admin/services', {
      services: ServiceTransformer.transform(content),
      ...shown,
      known,
    })
  }

  export(ctx: HttpContext) {
    const known = knownDay(ctx)
    return known ? exportList(ctx, knownServiceList, { known }) : exportList(ctx, serviceList)
  }
}
