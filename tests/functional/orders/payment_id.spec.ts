import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenAttempt } from '#tests/fixtures/orders/given_attempt'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { findUserOf } from '#tests/fixtures/orders/user_of_order'

const PAYMENT = 's-pay-4711'

async function givenOrderWithPayment(paymentMethod: 'Card' | 'BankTransfer') {
  const number = await givenOrder({ paymentMethod })
  const buyer = await findUserOf(number)
  const attempt = await givenAttempt(buyer, { paymentId: PAYMENT })
  await rows(null, `update payment_attempts set state = 'Paid', order_number = ? where id = ?`, [
    number,
    attempt,
  ])
  return { number, buyer }
}

/** Everything that a page or call with the order answers. */
async function seenBy(client: ApiClient, reader: User, path: string): Promise<string> {
  const response = await client.get(path).loginAs(reader).withInertia()
  response.assertStatus(200)
  return JSON.stringify(response.body())
}

test.group('Orders | the payment id', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of a card is for admins of orders only, on pages and over the API', async ({
    assert,
    client,
  }) => {
    const { number, buyer } = await givenOrderWithPayment('Card')
    const calls = [
      '/api/v1/orders',
      `/api/v1/orders/${number}`,
      `/api/v1/orders/${number}/${buyer.id}`,
    ]
    const page = `/admin/manage-orders/${number}`
    const ofUser = `/admin/manage-users/${buyer.id}/orders/${number}`
    const admin = await createStaff('admin')
    for (const path of [...calls, page, ofUser]) {
      assert.include(await seenBy(client, admin, path), PAYMENT, path)
    }
    for (const role of ['viewer', 'manager'] as const) {
      const reader = await createStaff(role)
      for (const path of [...calls, page, ofUser]) {
        assert.notInclude(await seenBy(client, reader, path), PAYMENT, `${role} ${path}`)
      }
    }
    for (const path of [...calls, `/my-account/my-orders/${number}`]) {
      assert.notInclude(await seenBy(client, buyer, path), PAYMENT, path)
    }
  })

  test('of an order that no card paid is nobody’s', async ({ assert, client }) => {
    const { number } = await givenOrderWithPayment('BankTransfer')
    const admin = await createStaff('admin')
    for (const path of [`/api/v1/orders/${number}`, `/admin/manage-orders/${number}`]) {
      assert.notInclude(await seenBy(client, admin, path), PAYMENT, path)
    }
  })
})
