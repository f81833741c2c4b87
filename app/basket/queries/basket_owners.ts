import { rows } from '#shared/database'

export async function basketOwners(): Promise<number[]> {
  const found = await rows<{ userId: number }>(
    null,
    'select distinct user_id as "userId" from basket_items order by user_id',
    []
  )
  return found.map(({ userId }) => userId)
}
