import { findProducts, type ProductSummary, type Quote } from '#catalogue'

type Venues = ProductSummary['venues']

/** Whose data a quoted basket holds, by the product's id. */
export async function venuesOfBasket({ lines }: Quote): Promise<Map<number, Venues>> {
  const products = await findProducts([...new Set(lines.map(({ product }) => product.id))])
  return new Map(products.map(({ id, venues }) => [id, venues]))
}
