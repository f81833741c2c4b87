import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { listTiles } from '#site/queries/list_tiles'

export default class AdminHubsController {
  async show(ctx: HttpContext) {
    const groups = await listTiles(callerOf(ctx), ctx.locale)
    return ctx.inertia.render('site/admin/hub', { groups })
  }
}
