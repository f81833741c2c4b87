import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import type { Envelope } from '#shared/http/envelope'
import type { OrderState } from '#orders/domain/order_state'
import { changeOrder } from '#orders/actions/staff/change_order'
import { announcementsFor } from '#tests/fixtures/orders/announcements'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'

type Body = { state: string; version: unknown; reason?: unknown }
type Role = Parameters<typeof createStaff>[0]

async function setState(
  client: ApiClient,
  number: number | string,
  body: Body,
  role: Role = 'manager'
) {
  const staff = await createStaff(role)
  const address: string = `/admin/manage-orders/${number}`
  return client.put(address).json(body).loginAs(staff).withCsrfToken().accept('json').redirects(0)
}

test.group('Orders | staff set a state', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{role} may set it: {may}')
    .with([
      { role: 'viewer', may: false },
      { role: 'sales', may: false },
      { role: 'derivatives', may: false },
      { role: 'manager', may: true },
      { role: 'admin', may: true },
    ] as const)
    .run(async ({ assert, client }, { role, may }) => {
      const number = await givenOrder()
      const response = await setState(client, number, { state: 'Confirmed', version: 1 }, role)
      response.assertStatus(may ? 302 : 403)
      assert.equal((await stateOf(number)).state, may ? 'Confirmed' : 'Registered')
    })

  test('a customer may not set it, not even on the own order', async ({ assert, client }) => {
    const number = await givenOrder()
    const response = await client
      .put(`/admin/manage-orders/${number}`)
      .json({ state: 'Confirmed', version: 1 })
      .loginAs(await createCustomer())
      .withCsrfToken()
      .accept('json')
    response.assertStatus(403)
    assert.equal((await stateOf(number)).state, 'Registered')
  })

  test('the history tells who, from, to, why and under which request', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const body = { state: 'Rejected', version: 1, reason: 'The company does not exist' }
    const response = await setState(client, number, body)
    const history = await listAudit({ type: 'order', id: number })
    assert.lengthOf(history, 2)
    assert.containsSubset(history[1], {
      seq: 2,
      action: 'orders.state_changed',
      before: { state: 'Registered' },
      after: { state: 'Rejected', exception: false },
      reason: 'The company does not exist',
      requestId: response.header('x-request-id'),
    })
    assert.isNotNull(history[1]!.actor.id)
  })

  test('from {from} to {to} needs a reason')
    .with([
      { from: 'Registered', to: 'Rejected', exception: false },
      { from: 'Processing', to: 'Failed', exception: false },
      { from: 'Registered', to: 'Processing', exception: true },
      { from: 'Rejected', to: 'Registered', exception: true },
      { from: 'Failed', to: 'Confirmed', exception: true },
      { from: 'Archived', to: 'Registered', exception: true },
    ] as const)
    .run(async ({ assert, client }, { from, to, exception }) => {
      const number = await givenOrder({ state: from })
      for (const reason of [undefined, null, '', '   ']) {
        const response = await setState(client, number, { state: to, version: 1, reason })
        response.assertStatus(422)
        response.assertBodyContains({
          errors: [{ code: 'orders.errors.reason_needed', field: 'reason' }],
        })
      }
      assert.deepEqual(await stateOf(number), { state: from, version: 1 })
      await setState(client, number, { state: to, version: 1, reason: 'Asked by phone' })
      assert.deepEqual(await stateOf(number), { state: to, version: 2 })
      const history = await listAudit({ type: 'order', id: number })
      assert.containsSubset(history.at(-1), { after: { exception }, reason: 'Asked by phone' })
    })

  test('a change decided on an older version names what the order has become', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    await setState(client, number, { state: 'Rejected', version: 1, reason: 'Wrong address' })
    const response = await setState(client, number, { state: 'Confirmed', version: 1 })
    response.assertStatus(409)
    const [error] = (response.body() as Envelope<null>).errors
    assert.equal(error!.code, 'orders.errors.changed_meanwhile')
    assert.match(error!.message, /Rejected since \d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)
    assert.equal((await stateOf(number)).state, 'Rejected')
  })

  test('the state it has already is refused', async ({ client }) => {
    const number = await givenOrder()
    const response = await setState(client, number, { state: 'Registered', version: 1 })
    response.assertBodyContains({ errors: [{ code: 'orders.errors.same_state', field: 'state' }] })
  })

  test('{title} is refused and changes nothing')
    .with([
      { title: 'a state that orders do not have', body: { state: 'Paid', version: 1 } },
      { title: 'a state that nobody sets', body: { state: 'New', version: 1 } },
      { title: 'no version', body: { state: 'Confirmed', version: null } },
      { title: 'a version in words', body: { state: 'Confirmed', version: 'latest' } },
      { title: 'a list of reasons', body: { state: 'Rejected', version: 1, reason: ['a'] } },
      { title: 'a zero byte', body: { state: 'Rejected', version: 1, reason: 'a\u0000' } },
      { title: 'a novel', body: { state: 'Rejected', version: 1, reason: 'x'.repeat(1001) } },
    ])
    .run(async ({ assert, client }, { body }) => {
      const number = await givenOrder()
      const response = await setState(client, number, body)
      response.assertStatus(422)
      assert.deepEqual(await stateOf(number), { state: 'Registered', version: 1 })
    })

  test('an order that does not exist is not found: {$self}')
    .with(['1', '99999999999999999999999'])
    .run(async ({ client }, number) => {
      const response = await setState(client, number, { state: 'Confirmed', version: 1 })
      response.assertStatus(404)
    })
})

test.group('Orders | two of the staff at once', (group) => {
  group.each.teardown(emptyOrders)

  test('of 8 decisions on one version one counts, and it is announced once', async ({ assert }) => {
    const number = await givenOrder()
    const wishes = Array.from({ length: 8 }, (_, at): OrderState =>
      at % 2 ? 'Rejected' : 'Confirmed'
    )
    const results = await Promise.all(
      wishes.map((to, at) =>
        changeOrder({
          ...{ orderNumber: number, expectedVersion: 1, state: to, reason: 'Decided' },
          actor: { id: null, label: `staff ${at}` },
        })
      )
    )
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
    const { state, version } = await stateOf(number)
    assert.equal(version, 2)
    const actions = (await listAudit({ type: 'order', id: number })).map(({ action }) => action)
    const booked = state === 'Confirmed' ? ['payments.booked'] : []
    assert.deepEqual(actions, ['orders.placed', ...booked, 'orders.state_changed'])
    assert.equal(
      await announcementsFor(number, 'orders.start_fulfilment'),
      state === 'Confirmed' ? 1 : 0
    )
  })
})
