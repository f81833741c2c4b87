import { rows } from '#shared/database'

export async function nearProducts(code: string): Promise<string[]> {
  const found = await rows<{ code: string }>(
    null,
    `select code from products
      where similarity(code, :code) > 0.2 or word_similarity(:code, name) > 0.5
      order by greatest(similarity(code, :code), word_similarity(:code, name)) desc, code
      limit 5`,
    { code }
  )
  return found.map((product) => product.code)
}
