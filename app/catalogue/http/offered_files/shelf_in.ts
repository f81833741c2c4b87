import { ok, refuse, type Result } from '#shared/domain/result'
import type { Shelf, ShelfName } from '#catalogue/domain/offered_files/shelf'
import { loadProductRows } from '#catalogue/queries/product_rows'

/** The shelf that a form names; of a product's samples the product. */
export async function shelfIn(
  name: ShelfName,
  code: string | null | undefined
): Promise<Result<Shelf>> {
  if (name !== 'product') return ok({ name, product: null })
  const [product] = await loadProductRows(null, { codes: [code ?? ''] })
  if (!product) return refuse('catalogue.errors.product_unknown', { status: 404 })
  return ok({ name, product: { id: product.id, code: product.code } })
}
