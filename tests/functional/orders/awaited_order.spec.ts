import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { givenOrder } from '#tests/fixtures/orders/given_order'

type Answer = { data: { state: string }; errors: { field: string }[] }

test.group('Orders | waiting for the end of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  let user: User
  group.each.setup(async () => {
    user = await createCustomer()
  })

  async function given(state: 'Registered' | 'Completed') {
    const number = await givenOrder({ state })
    await rows(null, 'update orders set user_id = ? where number = ?', [user.id, number])
    return number
  }

  const move = (number: number, state: string) =>
    rows(null, 'update orders set state = ? where number = ?', [state, number])

  test('is answered as soon as it has ended, by either address', async ({ assert, client }) => {
    for (const owner of ['', '/me']) {
      const number = await given('Registered')
      const began = performance.now()
      const asked = client.get(`/api/v1/orders/${number}${owner}?wait=20`).loginAs(user).send()
      setTimeout(() => void move(number, 'Rejected'), 200)
      const answer = await asked
      answer.assertStatus(200)
      assert.equal((answer.body() as Answer).data.state, 'Rejected')
      assert.isBelow(performance.now() - began, 5_000)
    }
  })

  test('is answered as it stands when the time is over, and at once when it has ended', async ({
    assert,
    client,
  }) => {
    const open = await client
      .get(`/api/v1/orders/${await given('Registered')}?wait=1`)
      .loginAs(user)
    assert.equal((open.body() as Answer).data.state, 'Registered')
    const began = performance.now()
    const ended = await client
      .get(`/api/v1/orders/${await given('Completed')}?wait=60`)
      .loginAs(user)
    ended.assertStatus(200)
    assert.isBelow(performance.now() - began, 3_000)
  })

  test('who may no longer see it after the wait is told so', async ({ client }) => {
    const number = await given('Registered')
    const asked = client.get(`/api/v1/orders/${number}?wait=20`).loginAs(user).send()
    const other = await createCustomer()
    setTimeout(
      () =>
        void rows(null, `update orders set user_id = ?, state = 'Rejected' where number = ?`, [
          other.id,
          number,
        ]),
      200
    )
    ;(await asked).assertStatus(404)
  })

  test('a time that is none is refused: {$self}')
    .with(['0', '61', 'long', '-1'])
    .run(async ({ assert, client }, wait) => {
      const number = await given('Registered')
      const answer = await client.get(`/api/v1/orders/${number}`).qs({ wait }).loginAs(user)
      answer.assertStatus(422)
      assert.equal((answer.body() as Answer).errors[0]!.field, 'wait')
    })
})
