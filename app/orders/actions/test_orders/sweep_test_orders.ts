import { rows, type SqlClient } from '#shared/database'
import { TEST_DAYS } from '#orders/domain/test_orders/limits'

/** What was tried out some days ago is gone, files and all. */
export async function sweepTestOrders(): Promise<void> {
  await rows(null, 'delete from test_orders where created_at < now() - make_interval(days => ?)', [
    TEST_DAYS,
  ])
  await rows(
    null,
    'delete from test_basket_items where added_at < now() - make_interval(days => ?)',
    [TEST_DAYS]
  )
}

/** Of an account that ends nothing of it is needed any more. */
export async function forgetTests(client: SqlClient, userId: number): Promise<void> {
  await rows(client, 'delete from test_orders where user_id = ?', [userId])
  await rows(client, 'delete from test_basket_items where user_id = ?', [userId])
}
