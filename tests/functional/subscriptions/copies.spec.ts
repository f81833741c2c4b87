import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { clock } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const MANY = 500

const year = (of: number): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [
    {
      days: { from: CalendarDay.of(of, 1, 1), until: CalendarDay.of(of, 12, 31) },
      visible: { from: null, until: CalendarDay.of(of + 2, 12, 31) },
      isTrial: true,
    },
  ],
})

test.group('Subscriptions | copies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const copy = async (client: ApiClient, path: string, users: number[], reason?: string) =>
    client
      .post(`/admin/manage-users/${path}/copy`)
      .json({ users, reason })
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const giver = async (entitlement = year(2026), type = {}) => {
    const [typeId, user] = [await givenType(type), await createCustomer()]
    await givenSubscription(typeId, user.id, entitlement)
    const [held] = await assignedSubscriptions(user.id, typeId)
    const rangeId = held!.ranges[0]?.id
    return { typeId, user, rangeId, path: `${user.id}/subscriptions/${typeId}/ranges/${rangeId}` }
  }

  const heldBy = async ({ id }: User) =>
    (await assignedSubscriptions(id)).flatMap(({ name, ranges }) =>
      ranges.map((range) => [name, range.startsOn, range.visibleUntil, range.isTrial])
    )

  test('one range goes to several people as it is', async ({ assert, client }) => {
    const { path } = await giver()
    const people = [await createCustomer(), await createCustomer()]
    const copied = await copy(
      client,
      path,
      people.map(({ id }) => id)
    )
    assert.isUndefined(errorsOf(copied).form)
    for (const one of people) {
      assert.deepEqual(await heldBy(one), [
        ['Levels of the tests', '2026-01-01', '2028-12-31', true],
      ])
    }
  })

  test('why they were copied stands in the history of whoever gets them', async ({
    assert,
    client,
  }) => {
    const { path, user } = await giver()
    const [one, other] = [await createCustomer(), await createCustomer()]
    await copy(client, path, [one.id], 'A new colleague')
    await copy(client, `${user.id}/subscriptions`, [other.id], 'The desk moved')
    const kept = await rows<{ reason: string }>(
      null,
      `select e.reason from audit_events e
         join subscription_users s on s.id::text = e.subject_id and e.subject_type = 'subscription'
        where s.user_id = any(?) and e.action = 'subscription.range_copied' order by s.user_id`,
      [[one.id, other.id]]
    )
    assert.deepEqual(kept, [{ reason: 'A new colleague' }, { reason: 'The desk moved' }])
  })

  test('all ranges go to others but those by request, in one go', async ({ assert, client }) => {
    const { user } = await giver()
    const more = await givenType({ name: 'More levels' })
    await givenSubscription(more, user.id, year(2025))
    const asked = await givenType({ name: 'By request', isFilterable: true })
    await givenSubscription(asked, user.id, year(2025))
    const other = await createCustomer()
    await copy(client, `${user.id}/subscriptions`, [other.id])
    assert.deepEqual(await heldBy(other), [
      ['Levels of the tests', '2026-01-01', '2028-12-31', true],
      ['More levels', '2025-01-01', '2027-12-31', true],
    ])
  })

  test('unrestricted access is left out, and staff and programs are told so', async ({
    assert,
    client,
  }) => {
    const { user } = await giver()
    const every = await givenType({ name: 'Every level' })
    await givenSubscription(every, user.id, { ...year(2025), isUnrestricted: true, ranges: [] })
    const other = await createCustomer()
    const copied = await copy(client, `${user.id}/subscriptions`, [other.id])
    const told = 'Not copied: Every level. Unrestricted access is given to each person by itself.'
    assert.deepInclude((copied.flashMessages() as { toasts: object[] }).toasts, {
      ...{ tone: 'info', text: told },
    })
    assert.deepEqual(await heldBy(other), [
      ['Levels of the tests', '2026-01-01', '2028-12-31', true],
    ])
    const alone = await copy(client, `${user.id}/subscriptions/${every}`, [other.id])
    assert.match(String(errorsOf(alone).form), /given to each person by itself/)
  })

  test('of one type all ranges go to others, and nothing of another type', async ({
    assert,
    client,
  }) => {
    const { user, typeId } = await giver()
    const more = await givenType({ name: 'More levels' })
    await givenSubscription(more, user.id, year(2025))
    const other = await createCustomer()
    await copy(client, `${user.id}/subscriptions/${typeId}`, [other.id])
    assert.deepEqual(await heldBy(other), [
      ['Levels of the tests', '2026-01-01', '2028-12-31', true],
    ])
    const nothing = await copy(client, `${other.id}/subscriptions/${more}`, [user.id])
    assert.match(String(errorsOf(nothing).form), /does not have this subscription/)
  })

  test('a refusal at the second type leaves nothing of the first', async ({ assert, client }) => {
    const { user } = await giver()
    const more = await givenType({ name: 'More levels' })
    await givenSubscription(more, user.id, year(2025))
    const other = await createCustomer()
    await givenSubscription(more, other.id, { ...year(2025), isUnrestricted: true, ranges: [] })
    const refused = await copy(client, `${user.id}/subscriptions`, [other.id])
    assert.match(String(errorsOf(refused).users), /Date range cannot be added/)
    assert.deepEqual(await heldBy(other), [])
  })

  test('filterable ones, trials of sales, locked people and nobody are refused', async ({
    assert,
    client,
  }) => {
    const other = await createCustomer()
    const filterable = await giver(year(2026), { name: 'By request', isFilterable: true })
    const asked = await copy(client, filterable.path, [other.id])
    assert.match(String(errorsOf(asked).form), /only be added by a subscription request/)
    const { path, user, rangeId } = await giver()
    assert.match(String(errorsOf(await copy(client, path, [])).users), /at least one user/)
    await rows(null, 'update subscription_ranges set is_sales_trial = true where id = ?', [
      rangeId!,
    ])
    const sales = await copy(client, path, [other.id])
    assert.match(String(errorsOf(sales).form), /Sales trial cannot be copied/)
    const all = await copy(client, `${user.id}/subscriptions`, [other.id])
    assert.match(String(errorsOf(all).form), /Sales trial cannot be copied/)
    await other.merge({ lockedAt: clock.now() } as Partial<User>).save()
    await rows(null, 'update subscription_ranges set is_sales_trial = false where id = ?', [
      rangeId!,
    ])
    const locked = await copy(client, path, [other.id])
    assert.match(String(errorsOf(locked).users), /to a locked user/)
    assert.deepEqual(await heldBy(other), [])
  })

  test(`${MANY} people are served at once, each with a history`, async ({ assert, client }) => {
    const { path, typeId } = await giver()
    const people = await rows<{ id: number }>(
      null,
      `insert into users (kind, first_name, last_name, company, email, issuer, subject)
       select 'customer', 'Person', n::text, 'Many', 'many' || n || '@elbquant.example', 'tests', 'many' || n
         from generate_series(1, ${MANY}) n returning id`
    )
    await copy(
      client,
      path,
      people.map(({ id }) => id)
    )
    const [counted] = await rows<{ held: number; told: number }>(
      null,
      `select (select count(*)::int from subscription_users where type_id = :typeId) as held,
              (select count(*)::int from audit_events
                where action = 'subscription.range_copied') as told`,
      { typeId }
    )
    assert.deepEqual(counted, { held: MANY + 1, told: MANY })
  })
})
