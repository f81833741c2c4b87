import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedLine } from '#contracts/lists/import_line_list'

/** A line of an import with what would come of it. */
export default class ImportLineTransformer extends BaseTransformer<ListedLine> {
  toObject() {
    return this.pick(this.resource, [
      ...(['line', 'text', 'bpId', 'name', 'country', 'problems', 'outcome'] as const),
      ...(['wasOutcome', 'firstLine', 'oldName', 'oldCountry'] as const),
    ])
  }
}
