import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Coverage, CoverageMonth } from '#catalogue/queries/coverage_of'

/** Coverage for the calendar of the product page. */
export default class CoverageTransformer extends BaseTransformer<Coverage> {
  toObject() {
    const { months, ...totals } = this.resource
    return { ...totals, months: months.map(withoutAmounts) }
  }
}

function withoutAmounts({ files: _files, bytes: _bytes, ...month }: CoverageMonth) {
  return month
}
