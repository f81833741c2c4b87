import { MOST_BASKET_ITEMS, type WantedItem } from '#basket'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdTests } from '#orders/actions/test_orders/hold_tests'

/** Adds an item once, as the real basket does. */
export const addTestItem = (userId: number, item: WantedItem): Promise<Result<undefined>> =>
  transaction(async (trx) => {
    await holdTests(trx, userId)
    const added = await rows(trx, ADD, parametersOf(userId, item))
    if (added.length > 0) return ok()
    const known = await rows(
      trx,
      'select id from test_basket_items where user_id = ? and client_item_id = ?',
      [userId, item.clientItemId]
    )
    if (known.length > 0) return ok()
    return refuse('basket.errors.full', { params: { n: MOST_BASKET_ITEMS }, status: 409 })
  })

const ADD = `
  insert into test_basket_items
    (user_id, client_item_id, product_code, from_day, to_day, include_degraded, filters)
  select :userId, :clientItemId::uuid, :productCode, :from::date, :to::date, :degraded, :filters::jsonb
   where (select count(*) from test_basket_items where user_id = :userId) < :most
  on conflict (user_id, client_item_id) do nothing returning id`

function parametersOf(userId: number, item: WantedItem) {
  const { clientItemId, productCode, from, to, includeDegraded = false, filters } = item
  return {
    ...{ userId, clientItemId, productCode, from: from.iso, to: to.iso },
    ...{ degraded: includeDegraded, most: MOST_BASKET_ITEMS },
    filters: filters ? JSON.stringify(filters) : null,
  }
}

/** By the name that a program gave it, or its id. */
export async function removeTestItem(userId: number, item: string): Promise<void> {
  await rows(
    null,
    'delete from test_basket_items where user_id = :userId and :item in (client_item_id::text, id::text)',
    { userId, item }
  )
}

export async function emptyTestBasket(userId: number): Promise<void> {
  await rows(null, 'delete from test_basket_items where user_id = ?', [userId])
}
