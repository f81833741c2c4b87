import fc from 'fast-check'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ON, type Permission } from '#contracts/lists/permissioning/permission_columns'
import { PERMISSIONS } from '#contracts/lists/permissioning/permission_sql'
import {
  ALWAYS,
  daysSeen,
  holds,
  type EntitledRange,
  type Entitlement,
} from '#subscriptions/domain/entitlement'
import { givenPartner, givenUserOf } from '#tests/fixtures/contracts/given_partner'
import { anEntitlement, FIRST } from '#tests/fixtures/subscriptions/entitlements'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const PAGE: string = '/admin/contracts/permissioning'
const day = (text: string) => CalendarDay.parse(`2026-${text}`)!

type Stage = { since: string; held: Entitlement | null }

const held = (from: string, until: string, more: Partial<Entitlement> = {}): Entitlement => ({
  ...{ isUnrestricted: false, visible: ALWAYS },
  ranges: [{ days: { from: day(from), until: day(until) }, visible: ALWAYS }],
  ...more,
})
const all: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
const trial = (from: string, until: string) =>
  held(from, until, { ranges: [{ ...held(from, until).ranges[0]!, isTrial: true }] })

/** What is held by somebody as it was changed from moment to moment; ranges keep their places. */
async function givenStages(typeId: number, userId: number, stages: readonly Stage[]) {
  for (const { since, held: to } of stages) {
    await (to ? write(typeId, userId, to) : remove(typeId, userId))
    await rows(null, 'update subscription_versions set since = ? where since = now()', [since])
  }
}

const remove = (typeId: number, userId: number) =>
  rows(null, 'delete from subscription_users where type_id = ? and user_id = ?', [typeId, userId])

async function write(typeId: number, userId: number, to: Entitlement) {
  const [made] = await rows<{ id: number }>(
    null,
    `insert into subscription_users (type_id, user_id, is_unrestricted, visible_from, visible_until)
     values (?, ?, ?, ?, ?)
     on conflict (type_id, user_id) do update set is_unrestricted = excluded.is_unrestricted,
       visible_from = excluded.visible_from, visible_until = excluded.visible_until
     returning id`,
    [typeId, userId, to.isUnrestricted, ...bounds(to.visible)] as never
  )
  const old = await rows<{ id: number }>(
    null,
    'select id from subscription_ranges where subscription_id = ? order by id',
    [made!.id]
  )
  for (const [at, range] of to.ranges.entries()) await writeRange(made!.id, old[at]?.id, range)
  const gone = old.slice(to.ranges.length).map(({ id }) => id)
  await rows(null, 'delete from subscription_ranges where id = any(?::bigint[])', [gone])
}

const bounds = ({ from, until }: Entitlement['visible']) => [from?.iso ?? null, until?.iso ?? null]

function writeRange(subscription: number, id: number | undefined, range: EntitledRange) {
  const { days, visible, isTrial = false } = range
  const values = [...bounds(days), ...bounds(visible), isTrial]
  return id === undefined
    ? rows(
        null,
        `insert into subscription_ranges (starts_on, ends_on, visible_from, visible_until, is_trial, subscription_id)
         values (?, ?, ?, ?, ?, ?)`,
        [...values, subscription] as never
      )
    : rows(
        null,
        `update subscription_ranges set starts_on = ?, ends_on = ?, visible_from = ?, visible_until = ?,
                is_trial = ? where id = ?`,
        [...values, id] as never
      )
}

async function shown(client: ApiClient, query = 'view=all') {
  const page = await client
    .get(`${PAGE}?search=Bygone%20AG&${query}`)
    .loginAs(await createStaff('admin'))
    .withInertia()
  page.assertStatus(200)
  return (page.inertiaProps as unknown as { permissions: Permission[] }).permissions
}

async function givenHolder(stages: readonly Stage[]) {
  const partner = await givenPartner({ name: 'Bygone AG' })
  const { id } = await createCustomer()
  await givenUserOf(partner, id)
  await givenStages(await givenType(), id, stages)
  return id
}

const YEAR = held('01-01', '12-31')
const since = (text: string, to: Entitlement | null): Stage => ({
  ...{ since: `2026-${text}T12:00:00+02:00`, held: to },
})
/** First and last day of receiving, and those between which it was held, where it is over. */
type Told = [from: string | null, until: string | null, ...held: string[]]

const CASES: { what: string; stages: Stage[]; told: Told[] }[] = [
  { what: 'what nobody changed', stages: [since('05-01', YEAR)], told: [['01-01', '12-31']] },
  {
    what: 'a range that was taken away, while it was there',
    stages: [since('05-01', YEAR), since('05-20', held('01-01', '12-31', { ranges: [] }))],
    told: [['05-01', '05-20', '05-01', '05-20']],
  },
  {
    what: 'a subscription that was taken away with its ranges',
    stages: [since('05-01', YEAR), since('05-20', null)],
    told: [['05-01', '05-20', '05-01', '05-20']],
  },
  {
    what: 'a range that was shortened after its new end',
    stages: [since('05-01', YEAR), since('08-20', held('01-01', '06-30'))],
    told: [
      ['01-01', '06-30'],
      ['07-01', '08-20', '05-01', '08-20'],
    ],
  },
  {
    what: 'a range that was shortened before its new end, or made longer: as it is now',
    stages: [since('05-01', held('01-01', '06-30')), since('05-20', YEAR)],
    told: [['01-01', '12-31']],
  },
  {
    what: 'a range that was taken away on the day on which it was given',
    stages: [
      { since: '2026-05-20T09:00:00+02:00', held: YEAR },
      { since: '2026-05-20T17:00:00+02:00', held: null },
    ],
    told: [['05-20', '05-20', '05-20', '05-20']],
  },
  {
    what: 'what was taken away at the first moment of a day, until the day before',
    stages: [since('05-01', YEAR), { since: '2026-05-20T00:00:00+02:00', held: null }],
    told: [['05-01', '05-19', '05-01', '05-19']],
  },
  {
    what: 'a range of which nothing had come before it was taken away: not at all',
    stages: [since('05-01', held('06-01', '06-30')), since('05-20', null)],
    told: [],
  },
  {
    what: 'everything, which became a range',
    stages: [since('05-01', all), since('05-20', held('05-10', '06-30'))],
    told: [
      ['05-01', '05-20', '05-01', '05-20'],
      ['05-10', '06-30'],
    ],
  },
  {
    what: 'what a subscription no longer shows',
    stages: [
      since('05-01', YEAR),
      since('08-20', { ...YEAR, visible: { from: null, until: day('06-30') } }),
    ],
    told: [
      ['01-01', '06-30'],
      ['07-01', '08-20', '05-01', '08-20'],
    ],
  },
  {
    what: 'a trial that was bought later, as one',
    stages: [since('05-01', trial('01-01', '12-31')), since('05-20', YEAR)],
    told: [
      ['01-01', '12-31'],
      ['05-01', '05-20', '05-01', '05-20'],
    ],
  },
]

test.group('Contracts | permissions that were taken away', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the report tells {what}')
    .with(CASES)
    .run(async ({ assert, client }, { stages, told }) => {
      await givenHolder(stages)
      const found = await shown(client)
      assert.sameDeepMembers(
        found.map((one) => [
          ...[one.receivedFrom, one.receivedUntil],
          ...(one.heldUntil ? [one.heldFrom, one.heldUntil] : []),
        ]),
        told.map((days) => days.map((text) => text && `2026-${text}`))
      )
      assert.lengthOf(new Set(found.map(({ id }) => id)), told.length)
    })

  test('over a period, not among what can be received today, and in the CSV', async ({
    assert,
    client,
  }) => {
    const today = CalendarDay.today()
    const moment = (days: number) => `${today.plusDays(days).iso}T10:00:00Z`
    const months = held('01-01', '12-31', {
      ranges: [
        {
          days: { from: today.plusDays(-60), until: today.plusDays(60) },
          visible: ALWAYS,
        },
      ],
    })
    await givenHolder([
      { since: moment(-40), held: months },
      { since: moment(-20), held: null },
    ])
    const count = async (query: string) => (await shown(client, query)).length
    const period = (from: number, to: number) =>
      `since=${today.plusDays(from).iso}&till=${today.plusDays(to).iso}`
    assert.equal(await count(''), 0)
    assert.equal(await count('view=unfounded'), 0)
    assert.equal(await count(period(-30, -25)), 1)
    assert.equal(await count(period(-20, 0)), 1)
    assert.equal(await count(period(-19, 0)), 0)
    assert.equal(await count(`on=${today.plusDays(-41).iso}`), 0)
    const known = (days: number) => `view=all&known=${today.plusDays(days).iso}`
    const [then] = await shown(client, known(-30))
    assert.isNull(then!.heldUntil)
    const [gone] = await shown(client, known(-10))
    assert.equal(gone!.heldUntil, today.plusDays(-20).iso)
    assert.equal(await count(known(-45)), 0)
    const csv = await client
      .get(`${PAGE}/export?search=Bygone%20AG&view=all`)
      .loginAs(await createStaff('admin'))
    assert.include(csv.text() || String(csv.body()), today.plusDays(-20).number)
  })

  test('on each day what was so on it by the rule of subscriptions, however it was changed', async ({
    assert,
  }) => {
    const { id } = await createCustomer()
    const histories = fc.sample(fc.array(anEntitlement, { minLength: 2, maxLength: 4 }), {
      ...{ numRuns: 25, seed: 116 },
    })
    const given = new Map<number, Entitlement[]>()
    for (const [nth, history] of histories.entries()) {
      const plain = history.map((one) => ({
        ...one,
        ranges: one.ranges.map((range) => ({ ...range, actualStart: null })),
      }))
      const type = await givenType({ name: `Sample ${nth}` })
      const stages = plain.map((one, at) => ({ since: noonOf(at), held: one }))
      await givenStages(type, id, stages)
      given.set(type, plain)
    }
    for (let at = 0; at <= 44; at += 2) {
      const on = FIRST.plusDays(at)
      const told = await toldOn(id, on)
      for (const [type, history] of given) {
        const states = heldOn(history, at)
        const said = `${JSON.stringify(history)} on ${on.iso}`
        if (told.has(type)) {
          assert.isTrue(
            states.some((one) => daysSeen(one, on).length > 0),
            said
          )
        }
        const comes = states.some((one) => daysSeen(one, on).some((days) => holds(days, on)))
        if (comes) assert.isTrue(told.has(type), said)
      }
    }
  })
})

const EVERY = 10
const noonOf = (at: number) => `${FIRST.plusDays(at * EVERY).iso}T12:00:00Z`

/** The states that were so at some moment of a day, and the last one, which is told for all days. */
const heldOn = (history: readonly Entitlement[], on: number) =>
  history.filter(
    (_, at) => at === history.length - 1 || (at * EVERY <= on && on <= (at + 1) * EVERY)
  )

async function toldOn(userId: number, { iso }: CalendarDay) {
  const found = await rows<{ typeId: number }>(
    null,
    `select distinct e.type_id as "typeId" from ${PERMISSIONS} e where e.user_id = ? and ${ON}`,
    [userId, iso, iso, iso]
  )
  return new Set(found.map(({ typeId }) => typeId))
}
