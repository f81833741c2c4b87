import type { HttpContext } from '@adonisjs/core/http'
import { listPublicPaths } from '#site/queries/list_public_paths'
import { sitemapOf } from '#site/domain/sitemap'
import { appUrl } from '#config/app'

export default class SitemapsController {
  /** Every page for everybody, in both languages. */
  async show({ response }: HttpContext) {
    response.type('application/xml').header('cache-control', 'public, max-age=3600')
    return sitemapOf(appUrl, await listPublicPaths())
  }
}
