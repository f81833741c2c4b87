import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'

/** Pages of one person, and calls that only cost. */
const CLOSED = ['/admin', '/api/', '/basket', '/downloads/', '/my-account', '/sign-in', '/logout']

export default class RobotsController {
  show({ response }: HttpContext) {
    const rules = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
    response.type('text/plain').header('cache-control', 'public, max-age=3600')
    return `User-agent: *\n${rules}\n\nSitemap: ${appUrl}/sitemap.xml\n`
  }
}
