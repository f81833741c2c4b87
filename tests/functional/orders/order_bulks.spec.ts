import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'

import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'

type Outcome = { done: number[]; refused: { key: number; why: string }[] }
type Sent = { keys: unknown; isRehearsal?: boolean }

const post = (client: ApiClient, by: User, step: string, sent: Sent) =>
  client
    .post(`/admin/manage-orders/bulk/${step}`)
    .accept('json')
    .json(sent)
    .loginAs(by)
    .withCsrfToken()

async function send(...given: Parameters<typeof post>): Promise<Outcome> {
  const response = await post(...given)
  response.assertStatus(200)
  return (response.body() as unknown as { data: Outcome }).data
}

test.group('Several orders at a time', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a rehearsal says what would happen, and leaves everything as it is', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const [unpaid, done] = [await givenOrder(), await givenOrder({ state: 'Completed' })]
    const sent = { keys: [unpaid, done, 999_999], isRehearsal: true }
    const response = await send(client, manager, 'confirm', sent)
    assert.deepEqual(response.done, [unpaid])
    assert.deepEqual(
      response.refused.map(({ key }) => key),
      [done, 999_999]
    )
    assert.equal((await stateOf(unpaid)).state, 'Registered')
  })

  test('payments are confirmed; what is refused stops none of the others', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const [first, rejected, second] = [
      await givenOrder(),
      await givenOrder({ state: 'Rejected' }),
      await givenOrder(),
    ]
    const response = await send(client, manager, 'confirm', { keys: [first, rejected, second] })
    assert.deepEqual(response.done, [first, second])
    assert.lengthOf(response.refused, 1)
    assert.equal((await stateOf(first)).state, 'Confirmed')
    assert.equal((await stateOf(rejected)).state, 'Rejected')
    const again = await send(client, manager, 'confirm', { keys: [first] })
    assert.deepEqual(again.done, [])
  })

  test('an order of which nothing failed has nothing to restart', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const number = await givenOrder({ state: 'Processing' })
    const response = await send(client, admin, 'restart', { keys: [number] })
    assert.deepEqual(response, {
      done: [],
      refused: [{ key: number, why: 'Nothing of it has failed.' }],
    })
  })

  test('rows that are none are refused: {$i}')
    .with([{ keys: [] }, { keys: ['x'] }, { keys: Array.from({ length: 101 }, (_, at) => at + 1) }])
    .run(async ({ client }, sent) => {
      const manager = await createStaff('manager')
      ;(await post(client, manager, 'confirm', sent)).assertStatus(422)
    })
})
