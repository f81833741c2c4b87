import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { referenceData } from '#catalogue/queries/reference_data'
import { apiAnalyticsProduct, apiProduct, euro } from '#catalogue/transformers/api_product'
import { viewFor } from '#catalogue/transformers/view'

/** The product catalogue for programs; needs no sign-in. */
export default class ProductsController {
  async index(ctx: HttpContext) {
    const view = await viewFor(ctx)
    const content = view.reference.products
      .filter(({ visible, kind }) => visible && kind !== 'analytics')
      .map((product) => apiProduct(product, view))
    return success(ctx, { content, totalCount: content.length })
  }

  async analytics(ctx: HttpContext) {
    const view = await viewFor(ctx)
    const content = view.reference.products
      .filter(({ visible, kind }) => visible && kind === 'analytics')
      .map((product) => apiAnalyticsProduct(product, view))
    return success(ctx, { content, totalCount: content.length })
  }

  /** Levels of module pricing; empty for a product that is priced another way. */
  async modulePricingLevels(ctx: HttpContext) {
    const { products, priceLevels } = await referenceData()
    const product = products.find(({ code, visible }) => visible && code === ctx.params.id)
    if (!product) {
      return failure(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    }
    const levels = product.pricing === 'module' ? priceLevels.get(product.priceGroup!) : undefined
    const content = (levels ?? []).map(({ lowLimit, highLimit, modulePriceCents }) => {
      return { lowLimit, highLimit, modulePrice: euro(modulePriceCents) }
    })
    return success(ctx, { content, totalCount: content.length })
  }
}
