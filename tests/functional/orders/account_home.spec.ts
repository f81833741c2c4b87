import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import type { AccountNeed } from '#shared/account_topics'
import { givenFile } from '#tests/fixtures/delivery/ledger'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenOrder } from '#tests/fixtures/orders/given_order'

type Home = {
  needs: AccountNeed[]
  figures: Record<string, number>
  newest: { orders: { number: number; state: string }[] }
}

async function givenOrderOf({ id }: { id: number }, change: string): Promise<number> {
  const number = await givenOrder()
  await rows(
    null,
    `update orders set user_id = ?, terms_accepted_at = now(), ${change} where number = ?`,
    [id, number]
  )
  return number
}

const paid = (number: number, cents: number) =>
  rows(
    null,
    `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
     values (?, ?, current_date, 'test')`,
    [number, cents]
  )

const ended = (number: number, state: string) =>
  rows(
    null,
    `insert into audit_events (created_at, actor_label, subject_type, subject_id, seq, action, before, after)
     values ('2026-03-02T10:00:00Z', 'System', 'order', ?, 99, 'orders.state_changed', '{}',
       jsonb_build_object('state', ?::text))`,
    [String(number), state]
  )

test.group('Orders | what needs a customer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('unpaid, owed back and to be fetched stand there in this order, each with its figures', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const fetchable = await givenCompletedOrder(customer)
    await givenFile(fetchable)
    const failed = await givenOrderOf(customer, `state = 'Failed'`)
    await paid(failed, 12_300)
    await ended(failed, 'Failed')
    const unpaid = await givenOrderOf(customer, `state = 'Registered'`)
    const page = await client.get('/my-account').withInertia().loginAs(customer)
    const { needs, figures, newest } = page.inertiaProps as Home
    assert.sameMembers(
      newest.orders.map(({ number, state }) => `${number} ${state}`),
      [`${fetchable} Completed`, `${failed} Failed`, `${unpaid} Registered`]
    )
    assert.deepEqual(
      needs.map(({ kind, of }) => [kind, of]),
      [
        ['unpaid', String(unpaid)],
        ['owed', String(failed)],
        ['expiring', String(fetchable)],
      ]
    )
    assert.containsSubset(needs, [
      { kind: 'unpaid', cents: 47_600, href: `/my-account/my-orders/${unpaid}` },
      { kind: 'owed', cents: 12_300, until: '2026-03-16' },
      { kind: 'expiring', count: 1 },
    ])
    assert.match(needs[0]!.reference!, /^RF\d\d/)
    assert.equal(figures.orders, 3)
  })

  test('a refund that is on its way is told until it is booked: {state}')
    .with([
      { state: 'Pending', told: [['refund', 12_300]] },
      { state: 'Done', told: [] },
      { state: 'Refused', told: [['owed', 12_300]] },
    ])
    .run(async ({ assert, client }, { state, told }) => {
      const customer = await createCustomer()
      const failed = await givenOrderOf(customer, `state = 'Failed'`)
      await paid(failed, 12_300)
      await ended(failed, 'Failed')
      await rows(
        null,
        `insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, booked_on, asked_by)
         values (?, 'BankTransfer', 12300, ?, 'test', 'test', current_date, 'test')`,
        [failed, state]
      )
      const page = await client.get('/my-account').withInertia().loginAs(customer)
      const { needs } = page.inertiaProps as Home
      assert.deepEqual(
        needs.map(({ kind, cents }) => [kind, cents]),
        told as unknown[]
      )
    })

  test('nothing that is done, or that is somebody else, needs anybody', async ({
    assert,
    client,
  }) => {
    const [customer, other] = [await createCustomer(), await createCustomer()]
    await givenOrderOf(other, `state = 'Registered'`)
    const fetched = await givenCompletedOrder(customer)
    const file = await givenFile(fetched)
    await rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [
      file.id,
    ])
    const rejected = await givenOrderOf(customer, `state = 'Rejected'`)
    await ended(rejected, 'Rejected')
    const over = await givenCompletedOrder(customer)
    await givenFile(over)
    await rows(null, 'update orders set last_download_day = current_date - 1 where number = ?', [
      over,
    ])
    const page = await client.get('/my-account').withInertia().loginAs(customer)
    assert.deepEqual((page.inertiaProps as Home).needs, [])
  })

  test('unpaid orders say how to pay them as their pages do, with the picture; of many, the newest', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const numbers: number[] = []
    for (let at = 0; at < 6; at++) {
      numbers.push(await givenOrderOf(customer, `state = 'Registered'`))
    }
    const home = await client.get('/my-account').withInertia().loginAs(customer)
    const { needs } = home.inertiaProps as Home
    const newest = numbers.at(-1)!
    const order = await client
      .get(`/my-account/my-orders/${newest}`)
      .withInertia()
      .loginAs(customer)
    const { payment } = (order.inertiaProps as { order: { payment: AccountNeed['transfer'] } })
      .order
    assert.isAbove(payment!.code.path.length, 1_000)
    assert.deepEqual(needs.find(({ of }) => of === String(newest))!.transfer, payment)
    assert.lengthOf(
      needs.filter(({ transfer }) => transfer),
      5
    )
    assert.isUndefined(needs.find(({ of }) => of === String(numbers[0]))!.transfer)
  })

  test('an order that staff placed asks for agreement before anything else', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const number = await givenOrderOf(customer, `state = 'Registered'`)
    await rows(null, 'update orders set terms_accepted_at = null where number = ?', [number])
    const page = await client.get('/my-account').withInertia().loginAs(customer)
    const { needs } = page.inertiaProps as Home
    assert.deepEqual(
      needs.map(({ kind }) => kind),
      ['agree']
    )
  })
})
