import type { HttpContext } from '@adonisjs/core/http'
import { listPalette } from '#site/queries/list_palette'

/** What the command palette offers; asked for when it is first opened. */
export default class PalettesController {
  async show({ auth, locale, response }: HttpContext) {
    response.header('cache-control', 'private, no-cache')
    return listPalette(auth.use('web').user ?? null, locale)
  }
}
