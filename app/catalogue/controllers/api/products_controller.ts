import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { editExcludedCountries } from '#catalogue/actions/edit_excluded_countries'
import { answerPage } from '#catalogue/http/answer_page'
import { actorIn } from '#shared/http/actor_in'
import { getProduct } from '#catalogue/queries/get_product'
import { referenceData } from '#catalogue/queries/reference_data'
import { apiCatalogue } from '#catalogue/transformers/api_category'
import { apiAnalyticsProduct, apiProduct, euro } from '#catalogue/transformers/api_product'
import { apiProductDetail } from '#catalogue/transformers/api_product_detail'
import { viewFor } from '#catalogue/transformers/view'
import { excludedCountriesValidator } from '#catalogue/validators/excluded_countries'
import { asksForPage } from '#catalogue/validators/product_list'

const UNKNOWN = { code: 'catalogue.errors.product_unknown', status: 404 } as const

export default class ProductsController {
  async index(ctx: HttpContext) {
    const view = await viewFor(ctx)
    if (asksForPage(ctx.request.qs())) return answerPage(ctx, view)
    const content = view.reference.products
      .filter(({ visible, kind }) => visible && kind !== 'analytics')
      .map((product) => apiProduct(product, view))
    const totalCount = content.length
    return success(ctx, { content, totalCount, next: null, ...apiCatalogue(view, 'shop') })
  }

  async show(ctx: HttpContext) {
    const detail = await getProduct(String(ctx.params.product))
    if (!detail) return failure(ctx, UNKNOWN)
    return success(ctx, apiProductDetail(detail, await viewFor(ctx)))
  }

  async update(ctx: HttpContext) {
    const code = String(ctx.params.product)
    const sent = await ctx.request.validateUsing(excludedCountriesValidator)
    const edited = await editExcludedCountries(
      { code, excludedCountries: sent.excludedCountries, seen: sent.version },
      actorIn(ctx)
    )
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    const view = await viewFor(ctx)
    const product = view.reference.products.find((one) => one.code === code)!
    return success(ctx, { ...apiProduct(product, view), version: edited.value })
  }

  async analytics(ctx: HttpContext) {
    const view = await viewFor(ctx)
    const content = view.reference.products
      .filter(({ visible, kind }) => visible && kind === 'analytics')
      .map((product) => apiAnalyticsProduct(product, view))
    const totalCount = content.length
    return success(ctx, { content, totalCount, ...apiCatalogue(view, 'analytics') })
  }

  /** Levels of module pricing; empty for a product that is priced another way. */
  async modulePricingLevels(ctx: HttpContext) {
    const { products, priceLevels } = await referenceData()
    const product = products.find(({ code, visible }) => visible && code === ctx.params.product)
    if (!product) return failure(ctx, UNKNOWN)
    const levels = product.pricing === 'module' ? priceLevels.get(product.priceGroup!) : undefined
    const content = (levels ?? []).map(({ lowLimit, highLimit, modulePriceCents }) => {
      return { lowLimit, highLimit, modulePrice: euro(modulePriceCents) }
    })
    return success(ctx, { content, totalCount: content.length })
  }
}
