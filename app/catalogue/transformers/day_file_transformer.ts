import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DayFile } from '#catalogue/lists/day_file_list'

/** A day's file as those see it who may fetch it. */
export default class DayFileTransformer extends BaseTransformer<DayFile> {
  toObject() {
    const file = this.resource
    return {
      ...this.pick(file, [
        'id',
        'product',
        'name',
        'day',
        'version',
        'condition',
        'storage',
        'bytes',
      ]),
      updatedAt: file.updatedAt.toISOString(),
    }
  }
}
