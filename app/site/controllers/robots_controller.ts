import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { isClosed } from '#site/queries/is_closed'

/** Pages of one person, and calls that only cost. */
const CLOSED = [
  ...['/admin', '/api/', '/basket', '/download/', '/downloads/', '/fetch/', '/my-account'],
  ...['/palette', '/password/', '/quote', '/sign-in', '/logout'],
]
const MAP = '/sitemap.xml'

export default class RobotsController {
  show({ response }: HttpContext) {
    const rules = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
    const hasMap = !isClosed(shop.decommission.phase, 'GET', MAP)
    response.type('text/plain').header('cache-control', 'public, max-age=3600')
    return `User-agent: *\n${rules}\n${hasMap ? `\nSitemap: ${appUrl}${MAP}\n` : ''}`
  }
}
