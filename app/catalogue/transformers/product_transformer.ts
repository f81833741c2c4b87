import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayOfSmallestOrder, fromPrice } from '#catalogue/domain/from_price'
import { isSampled, SAMPLE_YEAR } from '#catalogue/domain/trial_request'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { inLocale, truncated, type CatalogueView } from '#catalogue/transformers/view'

export default class ProductTransformer extends BaseTransformer<ProductRow> {
  constructor(
    product: ProductRow,
    protected view: CatalogueView
  ) {
    super(product)
  }

  toObject() {
    const { code, name, kind, buyingOptions, minimalDays, firstDay, lastDay } = this.resource
    return {
      ...{ code, name, kind, buyingOptions, minimalDays, firstDay, lastDay },
      description: truncated(inLocale(this.view, this.resource, 'description')),
      category: this.named(this.resource.categoryId)!,
      subcategory: this.named(this.resource.subcategoryId),
      venues: this.venues(),
      price: fromPrice(this.resource, this.view.reference.priceLevels),
      /** A day of the smallest order, of a product that is sold by module. */
      smallestOrderDayCents: this.smallestOrderDay(),
      hasSample: this.resource.hasSamples,
      sampleYear: isSampled(this.resource) ? SAMPLE_YEAR.year : null,
      availableInRegion: this.availableInRegion(),
      /** From the month of `firstDay`: "f" in full, "d" degraded, "m" missing days, "-" nothing. */
      strip: this.resource.strip ?? '',
    }
  }

  private smallestOrderDay() {
    const { priceLevels, rules } = this.view.reference
    return dayOfSmallestOrder(this.resource, priceLevels, rules.daysPerModule)
  }

  protected named(categoryId: string | null) {
    const category = categoryId && this.view.reference.categories.get(categoryId)
    return category ? { id: category.id, name: inLocale(this.view, category, 'name') } : null
  }

  protected venues() {
    const { venues } = this.view.reference
    return this.resource.venueIds.map((id) => ({ id, name: venues.get(id)?.name ?? id }))
  }

  protected availableInRegion(): boolean {
    const { country } = this.view
    return !country || !this.resource.excludedCountries.includes(country)
  }
}
