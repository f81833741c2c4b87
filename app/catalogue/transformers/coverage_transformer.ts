import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Coverage, CoverageMonth } from '#catalogue/queries/coverage_of'
import type { CatalogueView } from '#catalogue/transformers/view'

export default class CoverageTransformer extends BaseTransformer<Coverage> {
  constructor(
    coverage: Coverage,
    protected view: Pick<CatalogueView, 'locale'>
  ) {
    super(coverage)
  }

  toObject() {
    const { months, closedDays, ...totals } = this.resource
    return {
      ...totals,
      months: months.map(withoutAmounts),
      closedDays: closedDays.map(({ day, name }) => ({ day, name: name[this.view.locale] })),
    }
  }
}

function withoutAmounts({ files: _files, bytes: _bytes, ...month }: CoverageMonth) {
  return month
}
