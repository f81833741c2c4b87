import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import type { Permission } from '#contracts/lists/permissioning/permission_columns'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Days = [from: string | null, until: string | null]
/** Moments in the shop's time, by turns of a lock and of its end. */
type Case = { what: string; moments: string[]; until?: null; got: Days[]; locked?: Days[] }

const PAGE: string = '/admin/contracts/permissioning'
const KEPT = `'2026-04-01 08:00Z'::timestamptz`

const CASES: Case[] = [
  { what: 'who was never locked', moments: [], got: [['05-01', '05-31']] },
  {
    what: 'who was locked in between, and free for a part of the first and of the last day',
    moments: ['05-10T12:00', '05-20T12:00'],
    got: [
      ['05-01', '05-10'],
      ['05-20', '05-31'],
    ],
    locked: [['05-11', '05-19']],
  },
  {
    what: 'who was locked for whole days',
    moments: ['05-10T00:00', '05-12T00:00'],
    got: [
      ['05-01', '05-09'],
      ['05-12', '05-31'],
    ],
    locked: [['05-10', '05-11']],
  },
  {
    what: 'who was locked and let in on one day',
    moments: ['05-10T09:00', '05-10T17:00'],
    got: [['05-01', '05-31']],
  },
  {
    what: 'who was locked over a night',
    moments: ['05-10T17:00', '05-11T09:00'],
    got: [['05-01', '05-31']],
  },
  {
    what: 'who was locked twice',
    moments: ['05-03T12:00', '05-05T12:00', '05-10T12:00', '05-12T12:00'],
    got: [
      ['05-01', '05-03'],
      ['05-05', '05-10'],
      ['05-12', '05-31'],
    ],
    locked: [
      ['05-04', '05-04'],
      ['05-11', '05-11'],
    ],
  },
  {
    what: 'who is locked still',
    moments: ['05-20T12:00'],
    got: [['05-01', '05-20']],
    locked: [['05-21', '05-31']],
  },
  {
    what: 'who is locked still, of days without an end',
    moments: ['05-20T12:00'],
    until: null,
    got: [['05-01', '05-20']],
    locked: [['05-21', null]],
  },
  { what: 'who was locked the whole time', moments: ['04-20T12:00', '06-02T12:00'], got: [] },
  {
    what: 'who was locked before and after',
    moments: ['04-10T12:00', '04-20T12:00', '06-02T12:00', '06-20T12:00'],
    got: [['05-01', '05-31']],
  },
]

const inYear = (days: Days[]) => days.map((pair) => pair.map((day) => day && `2026-${day}`))

async function givenHolder(until: string | null = '2026-05-31') {
  const partner = await givenPartner({ name: 'Locked AG' })
  const { id } = await createCustomer()
  await givenUserOf(partner, id)
  await rows(
    null,
    `with held as (insert into subscription_users (type_id, user_id, created_at)
                   values (?, ?, ${KEPT}) returning id)
     insert into subscription_ranges (subscription_id, starts_on, ends_on, created_at)
     select id, '2026-05-01', ?::date, ${KEPT} from held`,
    [await givenType(), id, until] as never
  )
  return id
}

const lockedAt = (userId: number, moments: readonly string[]) =>
  transaction(async (trx) => {
    for (const [at, moment] of moments.entries()) {
      await recordAudit(trx, {
        ...{ actor: SYSTEM_ACTOR, subject: { type: 'user', id: userId } },
        action: at % 2 === 0 ? 'user.locked' : 'user.unlocked',
        at: new Date(`2026-${moment}:00+02:00`),
      })
    }
  })

async function shown(client: ApiClient, query = '') {
  const at = `${PAGE}?search=Locked%20AG&view=all&sort=from&${query}`
  const page = await client
    .get(at)
    .loginAs(await createStaff('admin'))
    .withInertia()
  page.assertStatus(200)
  const { permissions } = page.inertiaProps as unknown as { permissions: Permission[] }
  return permissions
    .map((one) => ({
      received: [one.receivedFrom, one.receivedUntil],
      locked: one.locked.map(({ from, until }) => [from, until]),
      id: one.id,
    }))
    .toSorted((one, other) => (one.received[0]! < other.received[0]! ? -1 : 1))
}

test.group('Contracts | who was locked could receive nothing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.reset())

  test('{what}')
    .with(CASES)
    .run(async ({ assert, client }, { moments, until, got, locked = [] }) => {
      await lockedAt(await givenHolder(until), moments)
      const found = await shown(client)
      assert.deepEqual(
        found.map(({ received }) => received),
        inYear(got)
      )
      for (const one of found) assert.deepEqual(one.locked, inYear(locked))
      assert.lengthOf(new Set(found.map(({ id }) => id)), got.length)
    })

  test('neither on a day nor over a period within a lock', async ({ assert, client }) => {
    await lockedAt(await givenHolder(), ['05-10T12:00', '05-20T12:00'])
    const count = async (query: string) => (await shown(client, query)).length
    assert.equal(await count('on=2026-05-10'), 1)
    assert.equal(await count('on=2026-05-11'), 0)
    assert.equal(await count('on=2026-05-20'), 1)
    assert.equal(await count('since=2026-05-11&till=2026-05-19'), 0)
    assert.equal(await count('since=2026-05-11&till=2026-05-20'), 1)
    assert.equal(await count('since=2026-05-10&till=2026-05-20'), 2)
  })

  test('a past day knows the locks of then, which had no end yet', async ({ assert, client }) => {
    await lockedAt(await givenHolder(), ['05-10T12:00', '05-20T12:00'])
    const known = async (day: string) =>
      (await shown(client, `known=${day}`)).map(({ received, locked }) => [received, ...locked])
    const until = (day: string) => ['2026-05-01', day]
    assert.deepEqual(await known('2026-05-09'), [[until('2026-05-31')]])
    assert.deepEqual(await known('2026-05-15'), [
      [until('2026-05-10'), ['2026-05-11', '2026-05-31']],
    ])
    const both = [
      [until('2026-05-10'), ['2026-05-11', '2026-05-19']],
      [
        ['2026-05-20', '2026-05-31'],
        ['2026-05-11', '2026-05-19'],
      ],
    ]
    assert.deepEqual(await known('2026-05-20'), both)
    assert.deepEqual(await known('2026-06-20'), both)
  })

  test('files of an order cannot be received meanwhile', async ({ assert, client }) => {
    const number = await givenOrder({ company: 'Locked AG', state: 'Completed' })
    const [order] = await rows<{ userId: number }>(
      null,
      `update orders set completed_at = '2026-05-01 10:00Z', last_download_day = '2026-05-31'
        where number = ? returning user_id as "userId"`,
      [number]
    )
    await lockedAt(order!.userId, ['05-10T12:00', '05-20T12:00'])
    const page = await client
      .get(`${PAGE}?search=${number}&view=all`)
      .loginAs(await createStaff('admin'))
      .withInertia()
    const { permissions } = page.inertiaProps as unknown as { permissions: Permission[] }
    assert.sameDeepMembers(
      permissions.map(({ receivedFrom, receivedUntil }) => [receivedFrom, receivedUntil]),
      [
        ['2026-05-01', '2026-05-10'],
        ['2026-05-20', '2026-05-31'],
      ]
    )
  })

  test('by the way of the shop, and told in the CSV', async ({ assert, client }) => {
    const userId = await givenHolder(null)
    const by = await createStaff('admin')
    await lockUser({ userId, by, reason: 'Unpaid' })
    await unlockUser({ userId, by })
    assert.deepEqual((await shown(client))[0]!.received, ['2026-05-01', null])
    await lockedAt(userId, ['05-10T12:00', '05-20T12:00'])
    const csv = await client.get(`${PAGE}/export?search=Locked%20AG&view=all`).loginAs(by)
    assert.include(csv.text() || String(csv.body()), '20260511-20260519')
  })
})
