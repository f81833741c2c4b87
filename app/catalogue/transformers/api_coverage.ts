import type { Coverage } from '#catalogue/queries/coverage_of'
import type { KnownDay } from '#catalogue/queries/get_product'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

/** Coverage for programs: beside the bits of each month the words for the days that need some. */
export function apiCoverage(
  coverage: Coverage,
  knownDays: KnownDay[],
  view: Pick<CatalogueView, 'locale'>
) {
  return {
    ...coverage,
    closedDays: coverage.closedDays.map(({ day, name }) => ({ day, name: name[view.locale] })),
    knownDays: knownDays.map((known) => {
      const { day, condition } = known
      return { day, condition, note: inLocale(view, known, 'note') }
    }),
  }
}
