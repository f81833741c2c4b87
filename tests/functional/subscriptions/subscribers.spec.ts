import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { statusOf } from '#subscriptions/domain/subscription_status'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Row = {
  userId: number
  status: string
  endsOn: string | null
  ranges: { isVisibilityOver: boolean }[]
}

/** Days from today, null is open. */
const EDGE = fc.option(fc.integer({ min: -4, max: 4 }), { freq: 4 })

const dayIn = (days: number | null) => (days === null ? null : CalendarDay.today().plusDays(days))

const daysOf = (from: number | null, until: number | null) => ({
  from: dayIn(from),
  until: dayIn(until),
})

const ranged = (from: number | null, until: number | null, isTrial = false): Entitlement => ({
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [{ days: daysOf(from, until), visible: ALWAYS, isTrial }],
})

const unrestricted: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }

test.group('Subscriptions | the users of a type', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const listed = async (client: ApiClient, typeId: number, query: object = {}) => {
    const response = await client
      .get(`/admin/manage-subscriptions/${typeId}`)
      .qs(query)
      .loginAs(await createStaff('viewer'))
      .withInertia()
    response.assertStatus(200)
    return (response.body() as { props: { subscribers: Row[] } }).props.subscribers
  }

  const post = async (client: ApiClient, path: string, form: object = {}) =>
    client
      .post(`/admin/manage-subscriptions/${path}`)
      .json(form)
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const lock = (user: User) => user.merge({ lockedAt: clock.now() } as Partial<User>).save()

  test('the list says the status and the last day of each as the rules say them', async ({
    assert,
    client,
  }) => {
    const type = await givenType()
    const drawn = fc.sample(fc.array(fc.tuple(EDGE, EDGE), { maxLength: 3 }), {
      numRuns: 40,
      seed: 20_261_123,
    })
    const expected = new Map<number, string>()
    for (const pairs of drawn) {
      const ranges = pairs.flatMap(([one, other]) => {
        if (one === null && other === null) return []
        const [from, until] =
          one !== null && other !== null && one > other ? [other, one] : [one, other]
        return [{ days: daysOf(from, until), visible: ALWAYS }]
      })
      const held = {
        isUnrestricted: ranges.length === 0 && pairs.length > 0,
        visible: ALWAYS,
        ranges,
      }
      const person = await createCustomer()
      await givenSubscription(type, person.id, held)
      const ends = ranges.map(({ days }) => days.until?.iso ?? null)
      const last = ends.length === 0 || ends.includes(null) ? null : ends.sort().at(-1)
      expected.set(person.id, `${statusOf(held, CalendarDay.today())} ${last}`)
    }
    const shown = await listed(client, type, { limit: 50 })
    assert.equal(shown.length, drawn.length)
    for (const { userId, status, endsOn } of shown) {
      assert.equal(`${status} ${endsOn}`, expected.get(userId))
    }
  })

  test('one of two is found by {name}')
    .with([
      {
        name: 'status Upcoming',
        query: { status: 'Upcoming' },
        found: ranged(1, 9),
        other: ranged(-9, 9),
      },
      {
        name: 'status Unrestricted',
        query: { status: 'Unrestricted' },
        found: unrestricted,
        other: ranged(-9, null),
      },
      {
        name: 'status Active',
        query: { status: 'Active' },
        found: ranged(null, 0),
        other: ranged(-9, -1),
      },
      {
        name: 'status Non-active',
        query: { status: 'Non-active' },
        found: ranged(-9, -1),
        other: ranged(0, 0),
      },
      {
        name: 'trial',
        query: { trial: 'Trial' },
        found: ranged(-9, 9, true),
        other: ranged(-9, 9),
      },
      {
        name: 'the end within 30 days',
        query: { ending: 'Within 30 days' },
        found: ranged(-9, 30),
        other: ranged(-9, 31),
      },
    ])
    .run(async ({ assert, client }, { query, found, other }) => {
      const [typeId, one, two] = [await givenType(), await createCustomer(), await createCustomer()]
      await givenSubscription(typeId, one.id, found)
      await givenSubscription(typeId, two.id, other)
      assert.lengthOf(await listed(client, typeId), 2)
      const [row, ...more] = await listed(client, typeId, query)
      assert.equal(row?.userId, one.id)
      assert.lengthOf(more, 0)
      if ('status' in query) assert.equal(row!.status, query.status)
    })

  test('an expired visibility is said, a locked account is found', async ({ assert, client }) => {
    const [typeId, user] = [await givenType(), await createCustomer()]
    await givenSubscription(typeId, user.id, { ...ranged(-9, 9), visible: daysOf(-9, -1) })
    const [row] = await listed(client, typeId, { locked: 'Open' })
    assert.isTrue(row!.ranges[0]!.isVisibilityOver)
    await lock(user)
    assert.lengthOf(await listed(client, typeId, { locked: 'Open' }), 0)
    assert.lengthOf(await listed(client, typeId, { locked: 'Locked' }), 1)
  })

  test('several people get the same days, twice sent is once given', async ({ assert, client }) => {
    const [typeId, one, two] = [await givenType(), await createCustomer(), await createCustomer()]
    const wish = { users: [one.id, two.id], startDate: '2026/01/01', endDate: '' }
    await post(client, `${typeId}/users`, wish)
    await post(client, `${typeId}/users`, wish)
    for (const { id } of [one, two]) {
      const [held] = await assignedSubscriptions(id, typeId)
      assert.lengthOf(held!.ranges, 1)
      assert.containsSubset(held!.ranges, [{ startsOn: '2026-01-01', endsOn: null }])
    }
    const [history] = await rows<{ entries: number }>(
      null,
      `select count(*)::int as entries from audit_events
        where action = 'subscription.range_added' and (after->>'typeId')::int = ?`,
      [typeId]
    )
    assert.equal(history!.entries, 2)
  })

  test('with a locked person among them nobody is given anything', async ({ assert, client }) => {
    const [typeId, one, two] = [await givenType(), await createCustomer(), await createCustomer()]
    await lock(two)
    const refusalOf = async (users: number[]) =>
      String(
        errorsOf(await post(client, `${typeId}/users`, { startDate: '2026/01/01', users })).users
      )
    assert.match(await refusalOf([one.id, two.id]), /Can't assign a subscription to a locked user/)
    assert.match(await refusalOf([]), /Please select at least one user/)
    assert.match(await refusalOf([one.id, 999_999_999]), /no such person/)
    assert.lengthOf(await listed(client, typeId), 0)
  })

  test('with unrestricted access among them nobody is given anything', async ({
    assert,
    client,
  }) => {
    const [typeId, one, two] = [await givenType(), await createCustomer(), await createCustomer()]
    await givenSubscription(typeId, two.id, unrestricted)
    const wish = { users: [one.id, two.id], startDate: '2026/01/01' }
    const refused = await post(client, `${typeId}/users`, wish)
    assert.match(String(errorsOf(refused).users), /Date range cannot be added/)
    assert.lengthOf(await listed(client, typeId), 1)
  })

  test('{what} is refused at {field}, and nobody is given anything')
    .with([
      { what: '31 February', field: 'startDate', form: { startDate: '2026/02/31' } },
      {
        what: 'year 0',
        field: 'endDate',
        form: { startDate: '2026/01/01', endDate: '0000/01/01' },
      },
      {
        ...{ what: 'an end before the start', field: 'startDate' },
        form: { startDate: '2026/02/02', endDate: '2026/02/01' },
      },
      {
        ...{ what: 'no visible day', field: 'visibilityEndDate' },
        form: { startDate: '2026/01/01', visibilityEndDate: '2027/02/29' },
      },
    ])
    .run(async ({ assert, client }, { field, form }) => {
      const [typeId, user] = [await givenType(), await createCustomer()]
      const refused = await post(client, `${typeId}/users`, { ...form, users: [user.id] })
      assert.deepEqual(Object.keys(errorsOf(refused)), [field])
      assert.lengthOf(await listed(client, typeId), 0)
    })

  test('a filterable type is given by request only', async ({ assert, client }) => {
    const [typeId, user] = [await givenType({ isFilterable: true }), await createCustomer()]
    const wish = { users: [user.id], startDate: '2026/01/01' }
    const refused = await post(client, `${typeId}/users`, wish)
    assert.match(String(errorsOf(refused).form), /by a subscription request/)
  })

  test('the welcome mail goes to the person', async ({ assert, client }) => {
    const [typeId, user] = [await givenType(), await createCustomer()]
    await givenSubscription(typeId, user.id, ranged(-9, 9))
    await post(client, `${typeId}/users/${user.id}/welcome`)
    const mails = await rows<{ recipient: string; subject: string }>(
      null,
      `select recipient, subject from mail_outbox where subject like '%Levels of the tests%'`
    )
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      [user.email]
    )
  })

  test('whoever is locked out is not welcomed, by page or call', async ({ assert, client }) => {
    const [typeId, user] = [await givenType(), await createCustomer({ lockedAt: clock.now() })]
    await givenSubscription(typeId, user.id, ranged(-9, 9))
    await post(client, `${typeId}/users/${user.id}/welcome`)
    const path: string = `/api/v1/subscriptions/${typeId}/users/${user.id}/welcome`
    const call = await client
      .post(path)
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
    call.assertStatus(409)
    const mails = await rows(null, 'select id from mail_outbox where recipient = ?', [user.email])
    assert.lengthOf(mails, 0)
  })

  test('staff find people while they type', async ({ assert, client }) => {
    const user = await createCustomer()
    const response = await client
      .get('/admin/manage-subscriptions/people')
      .qs({ search: user.email })
      .header('accept', 'application/json')
      .loginAs(await createStaff('manager'))
    const { data } = response.body() as unknown as { data: { content: { id: number }[] } }
    assert.deepEqual(
      data.content.map(({ id }) => id),
      [user.id]
    )
  })

  test('over which years days are drawn, the address says, and nobody is left out: {asked}')
    .with([
      { asked: 'All', kept: ['All'] },
      { asked: 'Year', kept: ['Year'] },
      { asked: 'Three years', kept: [] },
      { asked: 'nonsense', kept: [] },
    ])
    .run(async ({ assert, client }, { asked, kept }) => {
      const [typeId, user] = [await givenType(), await createCustomer()]
      await givenSubscription(typeId, user.id, ranged(-9, 9))
      const response = await client
        .get(`/admin/manage-subscriptions/${typeId}`)
        .qs({ axis: asked, status: 'Active' })
        .loginAs(await createStaff('viewer'))
        .withInertia()
      const { props } = response.body() as {
        props: { subscribers: Row[]; list: { filters: object }; choices: { axis: string[] } }
      }
      assert.lengthOf(props.subscribers, 1)
      assert.deepInclude(props.list.filters, { axis: kept, status: ['Active'] })
      assert.deepEqual(props.choices.axis, ['Year', 'Three years', 'All'])
    })

  test('the export says who has what', async ({ assert, client }) => {
    const [typeId, user] = [await givenType(), await createCustomer()]
    await givenSubscription(typeId, user.id, ranged(-9, 9))
    const response = await client
      .get(`/admin/manage-subscriptions/${typeId}/export`)
      .qs({ axis: 'All' })
      .loginAs(await createStaff('viewer'))
    response.assertStatus(200)
    assert.include(response.text(), user.email)
    assert.include(response.text(), 'Active')
  })
})
