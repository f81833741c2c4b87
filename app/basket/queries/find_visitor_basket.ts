import { rows } from '#shared/database'

/** The items of a visitor whose cookie names them; empty where there are none any more. */
export async function findVisitorBasket(id: string): Promise<string> {
  const [basket] = await rows<{ items: string }>(
    null,
    'select items from visitor_baskets where id = ?',
    [id]
  )
  return basket?.items ?? ''
}
