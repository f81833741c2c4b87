import { errors, type HttpContext } from '@adonisjs/core/http'
import { findProductByCode, type ProductSummary } from '#catalogue'

/** The product that an address names; there is no such page where there is no such product. */
export async function productIn({ params, request }: HttpContext): Promise<ProductSummary> {
  const product = await findProductByCode(String(params.product))
  if (!product) throw new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
  return product
}
