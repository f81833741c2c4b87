import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { moveSubscriptions } from '#subscriptions/actions/move_subscriptions'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { subscriptionsAsOf } from '#subscriptions/queries/subscriptions_as_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import db from '@adonisjs/lucid/services/db'

const day = (text: string) => CalendarDay.parse(text)!
const ranged = (from: string, until: string): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [{ days: { from: day(from), until: day(until) }, visible: ALWAYS }],
})
const YEAR = ranged('2026-01-01', '2026-12-31')

/** As though what was written so far had been so some days ago. */
const earlier = (days: number) =>
  rows(null, `update subscription_versions set since = since - ? * interval '1 day'`, [days])

const shownOf = async ({ id }: Pick<User, 'id'>, daysAgo: number) =>
  (await subscriptionsAsOf(id, new Date(Date.now() - daysAgo * 86_400_000))).map(
    ({ name, isUnrestricted, ranges }) =>
      [
        name,
        isUnrestricted,
        ...ranges.map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`),
      ].join()
  )

test.group('Subscriptions | as it was', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const given = async () => {
    const person = await createCustomer()
    const type = await givenType({ name: 'Levels' })
    const id = await givenSubscription(type, person.id, YEAR)
    await earlier(10)
    return { person, id, type }
  }

  test('a range that is changed was what it was, and nothing was there before it', async ({
    assert,
  }) => {
    const { person, id } = await given()
    await rows(
      null,
      `update subscription_ranges set ends_on = '2026-06-30' where subscription_id = ?`,
      [id]
    )
    assert.deepEqual(await shownOf(person, 11), [])
    assert.deepEqual(await shownOf(person, 5), ['Levels,false,2026-01-01 2026-12-31'])
    assert.deepEqual(await shownOf(person, -1), ['Levels,false,2026-01-01 2026-06-30'])
  })

  test('a subscription that is removed, unrestricted, or loses a range was there before', async ({
    assert,
  }) => {
    const { person, id } = await given()
    await rows(null, 'delete from subscription_ranges where subscription_id = ?', [id])
    await rows(null, 'update subscription_users set is_unrestricted = true where id = ?', [id])
    assert.deepEqual(await shownOf(person, -1), ['Levels,true'])
    await earlier(2)
    await rows(null, 'delete from subscription_users where id = ?', [id])
    assert.deepEqual(await shownOf(person, -1), [])
    assert.deepEqual(await shownOf(person, 1), ['Levels,true'])
    assert.deepEqual(await shownOf(person, 7), ['Levels,false,2026-01-01 2026-12-31'])
  })

  test('what moves to another account was the first ones until then', async ({ assert }) => {
    const { person } = await given()
    const into = await createCustomer()
    const trx = await db.transaction()
    await moveSubscriptions(trx, { from: person.id, into: into.id })
    await trx.commit()
    assert.deepEqual(await shownOf(person, -1), [])
    assert.deepEqual(await shownOf(person, 5), ['Levels,false,2026-01-01 2026-12-31'])
    assert.deepEqual(await shownOf(into, -1), ['Levels,false,2026-01-01 2026-12-31'])
    assert.deepEqual(await shownOf(into, 5), [])
  })

  test('what was chosen of a filterable type was given then, whoever has it since', async ({
    assert,
  }) => {
    const [person, into] = [await createCustomer(), await createCustomer()]
    const type = await givenType({ name: 'Cut', isFilterable: true })
    const [range] = YEAR.ranges
    const cut = { ...range!, actualStart: day('2026-03-02'), items: ['EUR', 'CHF'] }
    const id = await givenSubscription(type, person.id, { ...YEAR, ranges: [cut] })
    await earlier(10)
    const trx = await db.transaction()
    await moveSubscriptions(trx, { from: person.id, into: into.id })
    await trx.commit()
    const partsOf = async ({ id: userId }: Pick<User, 'id'>, daysAgo: number) =>
      (await subscriptionsAsOf(userId, new Date(Date.now() - daysAgo * 86_400_000))).flatMap(
        ({ ranges }) => ranges.map(({ actualStartsOn, items }) => [actualStartsOn, ...items].join())
      )
    assert.deepEqual(await partsOf(person, 5), ['2026-03-02,CHF,EUR'])
    assert.deepEqual(await partsOf(into, -1), ['2026-03-02,CHF,EUR'])
    await earlier(2)
    await rows(
      null,
      `delete from subscription_range_items where name = 'CHF' and range_id in (
         select id from subscription_ranges where subscription_id = ?)`,
      [id]
    )
    assert.deepEqual(await partsOf(into, 1), ['2026-03-02,CHF,EUR'])
    assert.deepEqual(await partsOf(into, -1), ['2026-03-02,EUR'])
    await rows(null, 'delete from subscription_ranges where subscription_id = ?', [id])
    assert.deepEqual(await partsOf(into, -1), [])
  })

  test('whether mails tell of late days is no state of it', async ({ assert }) => {
    const { person, id } = await given()
    const count = async () =>
      (await rows(null, 'select 1 from subscription_versions where user_id = ?', [person.id]))
        .length
    const before = await count()
    await rows(null, 'update subscription_users set is_told_late = true where id = ?', [id])
    assert.equal(await count(), before)
  })

  test('of more changes than are shown at once there is a way to the older ones', async ({
    assert,
    client,
  }) => {
    const { person, id } = await given()
    await rows(
      null,
      `insert into audit_events (subject_type, subject_id, seq, actor_label, action, reason)
       select 'subscription', ?::text, n + 1, 'Ada', 'subscription.welcome_sent', n::text
         from generate_series(0, 100) n`,
      [id]
    )
    const reasons = ({ history }: Page) => history.map(({ reason }) => reason)
    const newest = await page(client, person, {})
    assert.deepEqual([reasons(newest)[0], reasons(newest).at(-1)], ['100', '1'])
    const older = await page(client, person, { before: newest.older! })
    assert.deepEqual([reasons(older), older.older], [['0'], null])
    const nonsense = await page(client, person, { before: 'x' })
    assert.lengthOf(nonsense.history, 100)
  })

  const page = async (client: ApiClient, { id }: User, query: object) => {
    const manager = await createStaff('manager')
    const asked = client.get(`/admin/manage-users/${id}/subscriptions/history`).qs(query)
    const response = await asked.loginAs(manager).withInertia()
    response.assertStatus(200)
    return (response.body() as { props: Page }).props
  }
  type Line = { action: string; name: string; actor: string; reason: string | null }
  type Page = {
    day: string | null
    refused: string | null
    older: number | null
    held: { name: string }[]
    history: (Line & { was: { ranges: object[] }; now: { ranges: object[] } })[]
  }

  test('the page says what was there, who changed it, and what is no day', async ({
    assert,
    client,
  }) => {
    const { person, type } = await given()
    const manager = await createStaff('manager')
    const path = `/admin/manage-users/${person.id}/subscriptions/${type}/ranges`
    const added = client.post(path).json({ startDate: '2027/01/01' }).loginAs(manager)
    ;(await added.withCsrfToken().redirects(0)).assertStatus(302)
    const today = await page(client, person, {})
    assert.equal(today.day, CalendarDay.today().iso)
    assert.lengthOf(today.held, 1)
    const next = { startsOn: '2027-01-01', endsOn: null }
    assert.containsSubset(today.history, [
      { action: 'range_added', name: 'Levels', was: { ranges: [] }, now: { ranges: [next] } },
    ])
    const removed = client.delete(`/admin/manage-users/${person.id}/subscriptions/${type}`)
    const why = removed.json({ reason: 'The contract was ended.' }).loginAs(manager)
    ;(await why.withCsrfToken().redirects(0)).assertStatus(302)
    const [line] = (await page(client, person, {})).history
    const { email: actor } = manager
    assert.containsSubset(line, { action: 'removed', actor, reason: 'The contract was ended.' })
    assert.containsSubset(line!.was.ranges, [{ startsOn: '2026-01-01' }, next])
    assert.isEmpty(line!.now.ranges)
    assert.deepEqual((await page(client, person, { day: '2020/01/01' })).held, [])
    const wrong = await page(client, person, { day: '31 February' })
    assert.isNull(wrong.day)
    assert.match(wrong.refused!, /31 February|day such as/)
  })
})
