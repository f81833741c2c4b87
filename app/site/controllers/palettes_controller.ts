import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { listPalette } from '#site/queries/list_palette'

export default class PalettesController {
  async show(ctx: HttpContext) {
    ctx.response.header('cache-control', 'private, no-cache')
    return listPalette(callerOrNobody(ctx) ?? null, ctx.locale)
  }
}
