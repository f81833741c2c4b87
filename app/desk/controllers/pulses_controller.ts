import type { HttpContext } from '@adonisjs/core/http'
import { deskPulse } from '#desk/queries/desk_pulse'

/** Whether anything on the desk has changed, so that a page that is open asks for it only then. */
export default class PulsesController {
  async show({ request, response }: HttpContext) {
    const tag = `"${await deskPulse()}"`
    response.header('cache-control', 'private, no-cache').header('etag', tag)
    if (request.header('if-none-match') === tag) return response.status(304).send('')
    return response.json({ pulse: tag })
  }
}
