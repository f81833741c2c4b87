import { BaseTransformer } from '@adonisjs/core/transformers'
import { isBlocked } from '#contracts/domain/import/import_line'
import type { ListedLine } from '#contracts/lists/import_line_list'

export default class ImportLineTransformer extends BaseTransformer<ListedLine> {
  toObject() {
    return {
      ...this.pick(this.resource, ['line', 'text', 'bpId', 'name', 'country', 'problems']),
      ...this.pick(this.resource, ['outcome', 'wasOutcome', 'firstLine', 'oldName', 'oldCountry']),
      isBlocked: isBlocked(this.resource.outcome),
    }
  }
}
