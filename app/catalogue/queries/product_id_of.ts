import { rows, type SqlClient } from '#shared/database'

/** The product that programs call so; null for none. */
export async function productIdOf(client: SqlClient, code: string): Promise<number | null> {
  const [product] = await rows<{ id: number }>(client, 'select id from products where code = ?', [
    code,
  ])
  return product?.id ?? null
}
