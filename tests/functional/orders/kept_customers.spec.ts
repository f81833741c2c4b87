import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { undeletableUsers } from '#shared/people'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { findUserOf } from '#tests/fixtures/orders/user_of_order'

test.group('Orders | customers who are kept', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who has ordered cannot be deleted, and staff are told why', async ({ assert, client }) => {
    const buyer = await findUserOf(await givenOrder({ state: 'Archived' }))
    const nobody = await createCustomer()
    const why = await undeletableUsers([buyer.id, nobody.id])
    assert.deepEqual([...why], [[buyer.id, 'account.errors.user_has_orders']])
    const response = await client
      .delete(`/api/v1/users/${buyer.id}`)
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
    response.assertStatus(409)
    assert.equal(response.body().message, 'This user has orders')
  })
})
