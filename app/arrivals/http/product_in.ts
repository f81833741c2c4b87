import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { findProductByCode, type ProductSummary } from '#catalogue'

/** The product that an address names; there is no such page where there is no such product. */
export async function productIn({ params, request }: HttpContext): Promise<ProductSummary> {
  const product = await findProductByCode(String(params.product))
  if (!product) throw notFound({ request })
  return product
}
