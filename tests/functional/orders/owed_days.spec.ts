import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { owedDays } from '#orders/gateways/owed_days'
import { rows } from '#shared/database'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'

test.group('Orders | days that are owed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{state}: {isOwed}')
    .with([
      { state: 'Registered', isOwed: true },
      { state: 'Confirmed', isOwed: true },
      { state: 'Processing', isOwed: true },
      { state: 'Failed', isOwed: true },
      { state: 'Completed', isOwed: false },
      { state: 'Rejected', isOwed: false },
      { state: 'Archived', isOwed: false },
    ])
    .run(async ({ assert, client }, { state, isOwed }) => {
      const buyer = await givenBuyer('TICKS')
      await checkout(client, buyer)
      const [order] = await ordersOf(buyer)
      await rows(null, 'update orders set state = ? where id = ?', [state, order!.id])
      const [product] = await rows<{ id: number }>(
        null,
        `select id from products where code = 'TICKS'`
      )
      const week = { from: '2000-01-03', to: '2000-01-07', wantsDegraded: false }
      assert.deepEqual(
        await owedDays(product!.id),
        isOwed ? [{ ...week, by: `order ${order!.number}` }] : []
      )
    })
})
