import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { listDownloads } from '#catalogue/queries/list_downloads'
import { apiDownloadFile } from '#catalogue/transformers/download_file_transformer'

export default class DownloadCentreController {
  async index(ctx: HttpContext) {
    const content = (await listDownloads(ctx.locale)).map((file) => apiDownloadFile.of(file))
    return success(ctx, { content, totalCount: content.length })
  }
}
