import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedLine } from '#contracts/lists/import_line_list'

export default class ImportLineTransformer extends BaseTransformer<ListedLine> {
  toObject() {
    return this.pick(this.resource, [
      ...(['line', 'text', 'bpId', 'name', 'country', 'problems', 'outcome'] as const),
      ...(['wasOutcome', 'firstLine', 'oldName', 'oldCountry'] as const),
    ])
  }
}
