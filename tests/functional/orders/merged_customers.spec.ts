import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { mergeUsers } from '#identity/actions/merger/merge_users'
import type User from '#identity/models/user'
import { listBasketItems } from '#basket'
import { rows } from '#shared/database'
import { countEverywhere, holdEverywhere, moveEverywhere } from '#shared/people'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
} from '#tests/fixtures/basket/given_basket'
import { checkoutAsJson, emptyOrders, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenAttempt } from '#tests/fixtures/orders/given_attempt'
import { until } from '#tests/fixtures/shared/until'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'

const WAITING = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and query like '%put_into_basket%'`

const KEEP = { billing: 'keep', delivery: 'keep' } as const

const merge = (from: User, into: User, by: User) =>
  mergeUsers({ from: from.id, into: into.id, by, confirm: from.email, addresses: KEEP })

/** Tables that refer to accounts, with what becomes of their rows when one is merged into another. */
const TABLES: Record<string, string> = {
  'account_deletion_requests.user_id': 'forbids it while open, stays as history',
  'addresses.user_id': 'chosen',
  'api_tokens.user_id': 'ended',
  'baskets.moved_to': 'says where it went',
  'baskets.user_id': 'emptied',
  'delivery_accesses.user_id': 'moved',
  'delivery_claims.user_id': 'moved',
  'delivery_fetch_tokens.user_id': 'ended',
  'delivery_links.created_by': 'moved',
  'delivery_links.deleted_by': 'moved',
  'desk_marks.changed_by_id': 'moved',
  'desk_marks.taken_by_id': 'moved',
  'email_verifications.user_id': 'ended',
  'licence_evidences.user_id': 'moved',
  'orders.user_id': 'moved',
  'payment_attempts.user_id': 'moved, forbids it while running',
  'provider_tokens.user_id': 'ended',
  'report_invoice_problems.user_id': 'ended',
  'reports.user_id': 'moved',
  'saved_quotes.user_id': 'moved',
  'saved_views.user_id': 'moved',
  'site_messages.user_id': 'moved',
  'subscription_downloads.user_id': 'moved',
  'subscription_requests.user_id': 'moved',
  'subscription_users.user_id': 'moved',
  'test_basket_items.user_id': 'ended',
  'test_orders.user_id': 'ended',
  'trial_requests.user_id': 'moved',
  'users.merged_into': 'follows',
  'webhooks.user_id': 'moved',
}

test.group('Orders | customers who have two accounts', (group) => {
  let staff: User
  group.each.setup(async () => {
    staff = await createStaff('manager')
    return async () => {
      await emptyOrders()
      await rows(null, 'update users set merged_into = null where merged_into is not null')
      await rows(null, 'delete from users where id = ?', [staff.id])
    }
  })

  test('every table that refers to accounts has its answer', async ({ assert }) => {
    const found = await rows<{ name: string }>(
      null,
      `select conrelid::regclass || '.' || a.attname as name
         from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
        where contype = 'f' and confrelid = 'users'::regclass`
    )
    assert.sameMembers(
      found.map(({ name }) => name),
      Object.keys(TABLES)
    )
  })

  test('orders and what lies in the basket go along, and are counted before', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    const [from, into] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    await checkoutAsJson(client, from)
    const [order] = await ordersOf(from)
    assert.containsSubset(await countEverywhere(from.id), { orders: 1, basket: 0, invoices: 0 })
    assert.isTrue((await merge(from, into, staff)).ok)
    assert.isEmpty(await ordersOf(from))
    assert.deepEqual(
      (await ordersOf(into)).map(({ number }) => number),
      [order!.number]
    )
    assert.lengthOf(await listBasketItems(into.id), 1)
  })

  test('two baskets become one', async ({ assert }) => {
    await givenSoldProduct('TICKS')
    const [from, into] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    await merge(from, into, staff)
    assert.lengthOf(await listBasketItems(into.id), 2)
    assert.isEmpty(await itemsOf(from))
  })

  test('what is put into a basket while it moves goes along', async ({ assert, cleanup }) => {
    await givenSoldProduct('TICKS')
    const [from, into] = [await givenBuyer('TICKS'), await createCustomer()]
    const moving = await openTransaction({ cleanup })
    await holdEverywhere(moving, { from: from.id, into: into.id })
    const adding = givenItem(from, 'TICKS')
    await until(async () => (await rows(null, WAITING)).length > 0)
    await moveEverywhere(moving, { from: from.id, into: into.id })
    await moving.commit()
    await adding
    assert.isEmpty(await itemsOf(from))
    assert.lengthOf(await itemsOf(into), 2)
  })

  test('a payment that is under way forbids it, of either account').run(async ({ assert }) => {
    const [from, into] = [await createCustomer(), await createCustomer()]
    await givenAttempt(into, { state: 'Pending' })
    for (const [one, other] of [
      [from, into],
      [into, from],
    ] as const) {
      const refused = await merge(one, other, staff)
      assert.equal(!refused.ok && refused.refusal.code, 'merger.errors.while_paying')
    }
  })

  test('an order that is placed at the same moment is of the account that goes on', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    for (let turn = 0; turn < 5; turn++) {
      const [from, into] = [await givenBuyer('TICKS'), await createCustomer()]
      const [placed] = await Promise.all([
        checkoutAsJson(client, from),
        merge(from, into, staff).then(({ ok }) => assert.isTrue(ok)),
      ])
      assert.isBelow(placed.status(), 500)
      assert.isEmpty(await ordersOf(from))
      const bought = (await ordersOf(into)).length
      assert.equal(bought + (await listBasketItems(into.id)).length, 1)
    }
  })

  test('merged by ten clerks at once it is merged once, and not in a circle', async ({
    assert,
  }) => {
    const [one, other] = [await createCustomer(), await createCustomer()]
    const done = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 ? merge(one, other, staff) : merge(other, one, staff)
      )
    )
    assert.lengthOf(
      done.filter(({ ok }) => ok),
      1
    )
  })
})
