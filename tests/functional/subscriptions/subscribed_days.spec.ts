import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { createCustomer } from '#database/factories/identity/people'
import { transaction, rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { undeletableUsers } from '#shared/people'
import { moveSubscriptions } from '#subscriptions/actions/move_subscriptions'
import { ALWAYS, rightTo, type Entitlement } from '#subscriptions/domain/entitlement'
import { subscribedDays } from '#subscriptions/gateways/subscribed_days'
import keptOfSubscriptions from '#subscriptions/kept_of_people'
import { csv, givenFilterable } from '#tests/fixtures/catalogue/filterable_product'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { anEntitlement, FIRST } from '#tests/fixtures/subscriptions/entitlements'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

/** Entitlements of a few weeks about today, since the statement asks for what is visible today. */
const SHIFT = CalendarDay.today().epochDay - FIRST.epochDay - 20
const shifted = (entitlement: Entitlement): Entitlement =>
  JSON.parse(JSON.stringify(entitlement), (_, value: unknown) =>
    typeof value === 'string' ? (CalendarDay.parse(value)?.plusDays(SHIFT) ?? value) : value
  )

const DAYS = Array.from({ length: 70 }, (_, at) => CalendarDay.today().plusDays(at - 35))

async function seenDays(userId: number, productId: number): Promise<string[]> {
  const found = await subscribedDays(userId, [productId])
  return DAYS.filter((day) => found.some(({ range }) => range.contains(day))).map(({ iso }) => iso)
}

const ruledDays = (...all: Entitlement[]) =>
  DAYS.filter((day) => all.some((one) => rightTo(day, one, CalendarDay.today()).may)).map(
    ({ iso }) => iso
  )

test.group('Subscriptions | days that somebody has by subscription', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  test('the statement and the rule answer the same', async ({ assert }) => {
    const product = await givenProduct('sub_levels')
    const type = await givenType({ productIds: [product.id] })
    const user = await createCustomer()
    const samples = fc.sample(anEntitlement, { numRuns: 150, seed: 20_260_918 }).map(shifted)
    for (const entitlement of samples) {
      await rows(null, 'delete from subscription_users where user_id = ?', [user.id])
      await givenSubscription(type, user.id, entitlement)
      assert.deepEqual(await seenDays(user.id, product.id), ruledDays(entitlement))
    }
  }).timeout(60_000)

  test('other products, and other people’s subscriptions, give nothing', async ({ assert }) => {
    const [product, other] = [await givenProduct('sub_levels'), await givenProduct('sub_close')]
    const type = await givenType({ productIds: [product.id] })
    const [user, somebody] = [await createCustomer(), await createCustomer()]
    await givenSubscription(type, user.id, UNRESTRICTED)
    assert.lengthOf(await seenDays(user.id, product.id), DAYS.length)
    assert.deepEqual(await seenDays(user.id, other.id), [])
    assert.deepEqual(await seenDays(somebody.id, product.id), [])
  })

  test('of a filterable type only the chosen parts count', async ({ assert }) => {
    const product = await givenFilterable('sub_parts', [csv('venue,currency\n')])
    const type = await givenType({ productIds: [product.id], isFilterable: true })
    const user = await createCustomer()
    const days = { from: CalendarDay.today().plusDays(-3), until: null }
    const id = await givenSubscription(type, user.id, {
      ...UNRESTRICTED,
      isUnrestricted: false,
      ranges: [{ days, visible: ALWAYS }],
    })
    await rows(
      null,
      `insert into subscription_range_items
       select id, unnest(array['USD', 'EUR']) from subscription_ranges where subscription_id = ?`,
      [id]
    )
    const [owned] = await subscribedDays(user.id, [product.id])
    assert.deepEqual(owned!.filters, {
      ...{ levelOne: ['XALC', 'XALD'], levelTwo: ['EUR', 'USD'] },
    })
    assert.isNull(owned!.orderNumber)
  })

  test('an account that is merged gives what it saw, and nothing more', async ({ assert }) => {
    const product = await givenProduct('sub_levels')
    const type = await givenType({ productIds: [product.id] })
    const [from, into] = [await createCustomer(), await createCustomer()]
    const samples = fc
      .sample(fc.tuple(anEntitlement, anEntitlement), { numRuns: 60, seed: 20_260_919 })
      .map(([one, other]) => [shifted(one), shifted(other)] as const)
      .filter(([one, other]) => one.isUnrestricted === other.isUnrestricted)
    for (const [one, other] of samples) {
      await rows(null, 'delete from subscription_users where user_id = any(?)', [
        [from.id, into.id],
      ])
      await givenSubscription(type, from.id, one)
      await givenSubscription(type, into.id, other)
      await transaction((trx) => moveSubscriptions(trx, { from: from.id, into: into.id }))
      assert.deepEqual(await seenDays(into.id, product.id), ruledDays(one, other))
      assert.deepEqual(await seenDays(from.id, product.id), [])
    }
  }).timeout(60_000)

  test('mails of late days that the merged account asked for go on', async ({ assert }) => {
    const [from, into] = [await createCustomer(), await createCustomer()]
    for (const [name, wish] of [
      ['Asked', true],
      ['Not asked', false],
    ] as const) {
      const type = await givenType({ name })
      const id = await givenSubscription(type, from.id, UNRESTRICTED)
      await givenSubscription(type, into.id, UNRESTRICTED)
      await rows(null, 'update subscription_users set is_told_late = ? where id = ?', [wish, id])
    }
    await transaction((trx) => moveSubscriptions(trx, { from: from.id, into: into.id }))
    const told = await rows(
      null,
      `select s.user_id as owner, t.name, s.is_told_late as told
         from subscription_users s join subscription_types t on t.id = s.type_id order by t.name`
    )
    assert.deepEqual(told, [
      { owner: into.id, name: 'Asked', told: true },
      { owner: into.id, name: 'Not asked', told: false },
    ])
  })

  test('what the merged account has fetched stays known', async ({ assert }) => {
    const product = await givenProduct('sub_levels')
    const [from, into] = [await createCustomer(), await createCustomer()]
    for (const [name, isShared] of [
      ['Held twice', true],
      ['Held once', false],
    ] as const) {
      const type = await givenType({ name, productIds: [product.id] })
      const id = await givenSubscription(type, from.id, UNRESTRICTED)
      if (isShared) await givenSubscription(type, into.id, UNRESTRICTED)
      await rows(
        null,
        `insert into subscription_downloads (subscription_id, product_id, day, part, version, user_id, way, bytes)
         values (?, ?, '2026-03-02', 1, 2, ?, 'page', 1)`,
        [id, product.id, from.id]
      )
    }
    await transaction((trx) => moveSubscriptions(trx, { from: from.id, into: into.id }))
    const kept = await rows<{ owner: number; by: number }>(
      null,
      `select s.user_id as owner, d.user_id as by
         from subscription_downloads d join subscription_users s on s.id = d.subscription_id`
    )
    assert.deepEqual(kept, [
      { owner: into.id, by: into.id },
      { owner: into.id, by: into.id },
    ])
  })

  test('who has a subscription cannot be deleted, and who has a running one not erased', async ({
    assert,
  }) => {
    const type = await givenType()
    const [user, former, nobody] = await Promise.all([1, 2, 3].map(() => createCustomer()))
    await givenSubscription(type, user!.id, UNRESTRICTED)
    const ended = { from: null, until: CalendarDay.today().plusDays(-1) }
    const over = {
      ...UNRESTRICTED,
      isUnrestricted: false,
      ranges: [{ days: ended, visible: ALWAYS }],
    }
    await givenSubscription(type, former!.id, over)
    const ids = [user!.id, former!.id, nobody!.id]
    const kept = await keptOfSubscriptions.mustKeep(ids, null)
    assert.sameMembers(kept, [user!.id, former!.id])
    const why = await undeletableUsers(ids)
    assert.deepEqual([...why.keys()], kept)
    assert.deepEqual(new Set(why.values()), new Set(['account.errors.user_has_subscriptions']))
    assert.isTrue(await keptOfSubscriptions.isBusy(user!.id, null))
    assert.isFalse(await keptOfSubscriptions.isBusy(former!.id, null))
    assert.isFalse(await keptOfSubscriptions.isBusy(nobody!.id, null))
  })
})

const UNRESTRICTED: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
