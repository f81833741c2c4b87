import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { notFound } from '#shared/http/not_found'
import { made } from '#shared/storage'
import { DOWNLOAD_CATEGORIES, isDownloadCategory } from '#catalogue/domain/download_centre'
import { listDownloads } from '#catalogue/queries/list_downloads'
import { findDownload } from '#catalogue/queries/offered_files/find_download'
import DownloadFileTransformer from '#catalogue/transformers/download_file_transformer'

export default class DownloadCentreController {
  async index({ inertia, locale, request }: HttpContext) {
    const asked = request.qs().category
    const current = isDownloadCategory(asked) ? asked : DOWNLOAD_CATEGORIES[0]
    const files = await listDownloads(locale)
    return inertia.render('catalogue/downloads/index', {
      current,
      tabs: DOWNLOAD_CATEGORIES.map((category) => ({
        category,
        count: files.filter((file) => file.category === category).length,
      })),
      files: DownloadFileTransformer.transform(
        files.filter(({ category }) => category === current)
      ),
    })
  }

  async show(ctx: HttpContext) {
    const { category, name } = ctx.params as Record<string, string>
    const file = await findDownload(category!, name!)
    const isThere = file && (await made().exists(file.key))
    if (!isThere) throw notFound(ctx)
    const isPdf = /\.pdf$/i.test(file.name)
    ctx.response.header('content-type', isPdf ? 'application/pdf' : 'application/octet-stream')
    ctx.response.header('content-disposition', isPdf ? 'inline' : attachmentNamed(file.name))
    ctx.response.header('x-content-type-options', 'nosniff')
    ctx.response.header('cache-control', 'private, no-store')
    ctx.response.header('content-length', String(file.bytes))
    return ctx.response.stream(await made().read(file.key))
  }
}
