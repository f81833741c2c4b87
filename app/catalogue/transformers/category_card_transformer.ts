import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CategoryCard, CategorySummary } from '#catalogue/queries/list_category_cards'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

/** Subcategory card rule: three venue logos at most. */
const MOST_LOGOS = 3

export default class CategoryCardTransformer extends BaseTransformer<CategoryCard> {
  constructor(
    card: CategoryCard,
    protected view: CatalogueView
  ) {
    super(card)
  }

  toObject() {
    const { category, subcategories } = this.resource
    return {
      ...this.described(this.resource),
      catalogue: category.catalogue,
      venues: this.resource.venues,
      legalDisclaimer: inLocale(this.view, category, 'legalDisclaimer'),
      subcategories: subcategories.map((summary) => ({
        ...this.described(summary),
        venues: summary.venues.slice(0, MOST_LOGOS),
        moreVenues: Math.max(0, summary.venues.length - MOST_LOGOS),
      })),
    }
  }

  private described({ category, count, price }: CategorySummary) {
    return {
      id: category.id,
      name: inLocale(this.view, category, 'name'),
      description: inLocale(this.view, category, 'description'),
      count,
      price,
    }
  }
}
