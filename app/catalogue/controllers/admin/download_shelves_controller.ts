import type { HttpContext } from '@adonisjs/core/http'
import { DOWNLOAD_CATEGORIES, isDownloadCategory } from '#catalogue/domain/download_centre'
import { showShelf } from '#catalogue/http/offered_files/show_shelf'
import { countDownloads } from '#catalogue/queries/offered_files/count_downloads'

export default class DownloadShelvesController {
  async index(ctx: HttpContext) {
    const asked = ctx.request.qs().category
    const current = isDownloadCategory(asked) ? asked : DOWNLOAD_CATEGORIES[0]
    const [counts, shelf] = await Promise.all([
      countDownloads(),
      showShelf(ctx, { name: current, product: null }),
    ])
    return ctx.inertia.render('catalogue/admin/download_centre', {
      current,
      tabs: DOWNLOAD_CATEGORIES.map((category) => ({
        category,
        count: counts.find((one) => one.shelf === category)?.count ?? 0,
      })),
      ...shelf,
    })
  }
}
