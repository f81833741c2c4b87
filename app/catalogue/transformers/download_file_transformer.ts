import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DownloadFile } from '#catalogue/domain/download_centre'

/** A file of the download centre with the address under which it opens. */
export default class DownloadFileTransformer extends BaseTransformer<DownloadFile> {
  toObject() {
    const { name, category, type, bytes } = this.resource
    const link = `/my-account/download-centre/${category}/${encodeURIComponent(name)}`
    return { name, category, type, size: bytes, link }
  }
}
