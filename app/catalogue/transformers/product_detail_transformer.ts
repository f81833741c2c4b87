import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { nextPrice } from '#catalogue/domain/dated_price'
import { exampleFileName } from '#catalogue/domain/file_pattern'
import type { ProductDetail } from '#catalogue/queries/get_product'
import { inLocale, remarkHtml, type CatalogueView } from '#catalogue/transformers/view'

/** No calendar pauses for so long, and no source is so late. */
const ENDED_AFTER_DAYS = 45

export default class ProductDetailTransformer extends BaseTransformer<ProductDetail> {
  constructor(
    detail: ProductDetail,
    protected view: CatalogueView
  ) {
    super(detail)
  }

  toObject() {
    const { product, useCaseCategory } = this.resource
    return {
      description: inLocale(this.view, product, 'description'),
      remarkHtml: remarkHtml(this.view, product),
      ...this.files(),
      fields: this.fields(),
      knownDays: this.knownDays(),
      packages: product.packages.map((item) => ({
        code: item.code,
        name: inLocale(this.view, item, 'name'),
        priceCents: item.priceCents,
      })),
      useCaseCategory: useCaseCategory && {
        id: useCaseCategory.id,
        name: inLocale(this.view, useCaseCategory, 'name'),
      },
      hasEnded: this.hasEnded(),
      filterChoices: product.filterChoices,
      isSoldByIsin: product.isinField !== null,
      legalDisclaimer: this.legalDisclaimer(),
      creditCard: product.creditCard,
      nextPrice: this.nextPrice(),
      trialWeeks: product.trialWeeks,
      sampleDay: product.sampleDay,
    }
  }

  private files() {
    const { product } = this.resource
    const { format, compression, filePattern, filesPerDay, lastDay } = product
    const { publishDelayDays, publishTime, calendarCode } = product
    return {
      ...{ format, compression, filePattern, filesPerDay },
      ...{ publishDelayDays, publishTime, calendarCode },
      exampleFileName: lastDay ? exampleFileName(filePattern, lastDay) : null,
    }
  }

  private nextPrice() {
    const { pricing, prices } = this.resource.product
    return pricing === 'day' ? nextPrice(prices, CalendarDay.today().iso) : null
  }

  private hasEnded(): boolean {
    const lastDay = CalendarDay.parse(this.resource.product.lastDay ?? '')
    return lastDay !== null && lastDay.isBefore(CalendarDay.today().plusDays(-ENDED_AFTER_DAYS))
  }

  private fields() {
    return this.resource.fields.map((field) => {
      const { name, type, unit, since } = field
      return { name, type, unit, since, meaning: inLocale(this.view, field, 'meaning') }
    })
  }

  private knownDays() {
    return this.resource.knownDays.map((known) => {
      const { day, condition } = known
      return { day, condition, note: inLocale(this.view, known, 'note') }
    })
  }

  private legalDisclaimer() {
    const category = this.view.reference.categories.get(this.resource.product.categoryId)
    return category ? inLocale(this.view, category, 'legalDisclaimer') : null
  }
}
