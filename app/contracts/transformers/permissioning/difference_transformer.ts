import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Difference } from '#contracts/lists/permissioning/difference_list'

export default class DifferenceTransformer extends BaseTransformer<Difference> {
  toObject() {
    return this.resource
  }
}
