import { BaseTransformer } from '@adonisjs/core/transformers'
import type { JudgedEntry } from '#reports/domain/judged_entry'

export default class JudgedEntryTransformer extends BaseTransformer<JudgedEntry> {
  toObject() {
    return {
      ...this.pick(this.resource, ['typed', 'code', 'verdict', 'isin', 'commonCode', 'name']),
      ...this.pick(this.resource, ['nearestDay', 'suggestion', 'sameAs']),
    }
  }
}
