import { rows } from '#shared/database'

/** What programs call a product; null for none. */
export async function codeOfProduct(id: number): Promise<string | null> {
  const [product] = await rows<{ code: string }>(null, 'select code from products where id = ?', [
    id,
  ])
  return product?.code ?? null
}
