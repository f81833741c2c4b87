import { BaseTransformer } from '@adonisjs/core/transformers'
import { fileType } from '#catalogue/domain/download_centre'
import type { OfferedFile } from '#catalogue/queries/offered_files/offered_file'

export default class OfferedFileTransformer extends BaseTransformer<OfferedFile> {
  toObject() {
    const { id, name, language, day, bytes, version, updatedAt } = this.resource
    const type = fileType(name)
    return { id, name, type, language, day, bytes, version, updatedAt: updatedAt.toISOString() }
  }
}
