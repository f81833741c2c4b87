import type { Asked } from '#shared/finding'
import { readSpan, type AskedSpan } from '#catalogue/domain/asked_span'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { searchProducts } from '#catalogue/queries/search_products'

export type AskedProducts = {
  span: AskedSpan | null
  reference: ReferenceData
  found: ProductRow[]
}

const MOST = 5

const looked = new WeakMap<Asked, Promise<AskedProducts>>()

/** The products that are meant, looked for once for all that is told of one question. */
export function askedProducts(asked: Asked): Promise<AskedProducts> {
  const known = looked.get(asked) ?? lookFor(asked)
  looked.set(asked, known)
  return known
}

async function lookFor({ text }: Asked): Promise<AskedProducts> {
  const reference = await referenceData()
  const span = readSpan(text)
  return { span, reference, found: await productsOf(span?.words ?? text, reference) }
}

/** Visible products that fit a text, the best first. */
export async function productsOf(text: string, reference: ReferenceData): Promise<ProductRow[]> {
  const ids = await searchProducts(text, reference)
  const byId = new Map(reference.products.map((product) => [product.id, product]))
  return ids.slice(0, MOST).flatMap((id) => byId.get(id) ?? [])
}
