import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { listDownloads } from '#catalogue/queries/list_downloads'
import DownloadFileTransformer from '#catalogue/transformers/download_file_transformer'

export default class DownloadCentreController {
  async index(ctx: HttpContext) {
    const files = await listDownloads()
    const content = files.map((file) => new DownloadFileTransformer(file).toObject())
    return success(ctx, { content, totalCount: content.length })
  }
}
