import { rows } from '#shared/database'

export async function findVisitorBasket(id: string): Promise<string> {
  const [basket] = await rows<{ items: string }>(
    null,
    'select items from visitor_baskets where id = ?',
    [id]
  )
  return basket?.items ?? ''
}
