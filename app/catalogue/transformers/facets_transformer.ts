import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FacetValue, ProductFacets } from '#catalogue/queries/count_facets'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

export default class FacetsTransformer extends BaseTransformer<ProductFacets> {
  constructor(
    facets: ProductFacets,
    protected view: CatalogueView
  ) {
    super(facets)
  }

  toObject() {
    const { total, oneOff, subscription, samples, venues, formats, depths } = this.resource
    return {
      ...{ total, oneOff, subscription, samples, formats, depths },
      categories: this.categoriesOf('shop'),
      analytics: this.categoriesOf('analytics'),
      venues: venues.map(({ id, count }) => {
        return { id, count, name: this.view.reference.venues.get(id)?.name ?? id }
      }),
    }
  }

  private categoriesOf(catalogue: 'shop' | 'analytics') {
    return this.resource.categories
      .filter(({ id }) => this.category(id).catalogue === catalogue)
      .map((facet) => ({ ...this.named(facet), subcategories: this.subcategoriesOf(facet.id) }))
  }

  private subcategoriesOf(parentId: string) {
    return this.resource.subcategories
      .filter(({ id }) => this.category(id).parentId === parentId)
      .map((facet) => this.named(facet))
  }

  private named({ id, count }: FacetValue) {
    return { id, count, name: inLocale(this.view, this.category(id), 'name') }
  }

  private category(id: string) {
    return this.view.reference.categories.get(id)!
  }
}
