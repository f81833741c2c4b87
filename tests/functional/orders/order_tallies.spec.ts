import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { sumUpTallies } from '#orders/actions/sum_up_tallies'
import { countOrdersByView } from '#orders/queries/count_orders_by_view'
import { rows } from '#shared/database'
import { givenOrder } from '#tests/fixtures/orders/given_order'

/** What the tallies say and what counting says, by state, type and way of paying. */
async function bothCounts() {
  const columns = 'state, type, payment_method as method'
  const kept = await rows(
    null,
    `select ${columns}, sum(orders)::bigint as orders from order_tallies
      group by 1, 2, 3 having sum(orders) <> 0 order by 1, 2, 3`
  )
  const counted = await rows(
    null,
    `select ${columns}, count(*) as orders from orders group by 1, 2, 3 order by 1, 2, 3`
  )
  return { kept, counted }
}

test.group('Orders | kept counts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are those that counting gives, through every kind of change', async ({ assert }) => {
    const check = async () => {
      const { kept, counted } = await bothCounts()
      assert.deepEqual(kept, counted)
    }
    const first = await givenOrder()
    await givenOrder({ type: 'INTERNAL', paymentMethod: 'Quota' })
    await givenOrder({ state: 'New' })
    await check()
    await db.from('orders').where('number', first).update({ state: 'Failed', type: 'INTERNAL' })
    await check()
    await sumUpTallies()
    await check()
    assert.lengthOf(await rows(null, 'select 1 from order_tallies'), 3)
    const { id } = await db.from('orders').where('number', first).select('id').firstOrFail()
    await db.from('order_items').where('order_id', id).delete()
    await db.from('orders').where('id', id).delete()
    await check()
    const { all, open } = await countOrdersByView()
    assert.deepEqual({ all, open }, { all: 1, open: 1 })
  })

  test('one customer is counted alone', async ({ assert }) => {
    const number = await givenOrder()
    await givenOrder()
    const { user_id: userId } = await db
      .from('orders')
      .where('number', number)
      .select('user_id')
      .firstOrFail()
    assert.equal((await countOrdersByView(userId)).all, 1)
  })
})
