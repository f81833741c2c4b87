import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Method = 'get' | 'post' | 'put' | 'delete'

const YEAR = { startDate: 20260101, endDate: 20261231 }
const OPEN = { actualStartDate: 0, visibilityStartDate: 0, visibilityEndDate: 0, trial: false }

test.group('Subscriptions | who holds what, by programs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.reset())

  const call = async (client: ApiClient, method: Method, path: string, body?: object) => {
    const at: string = `/api/v1/${path}`
    const request = client.request(at, method.toUpperCase()).loginAs(await createStaff('manager'))
    return body ? request.json(body).withCsrfToken() : request.withCsrfToken()
  }
  const dataOf = (response: { body(): unknown }) =>
    (response.body() as { data: Record<string, unknown> & { content: Record<string, unknown>[] } })
      .data
  const faultOf = (response: { body(): unknown }) =>
    (response.body() as { errors: { code: string; field?: string }[] }).errors[0]!
  const heldOf = async (userId: number) => (await assignedSubscriptions(userId))[0]

  async function given() {
    const { id, email } = await createCustomer()
    const type = await givenType()
    const ranges = `subscriptions/${type}/users/${id}/dateRanges`
    return { id, email, type, user: `subscriptions/${type}/users/${id}`, ranges }
  }

  test('a date range is given, read, changed and deleted; with the last one goes the subscription', async ({
    assert,
    client,
  }) => {
    const { id, type, ranges } = await given()
    const added = await call(client, 'post', ranges, { ...YEAR, trial: true })
    added.assertStatus(201)
    const range = dataOf(added)
    const shown = { ...YEAR, ...OPEN, isVisible: true, salesTrial: false, levelTwoItems: [] }
    assert.containsSubset(range, { ...shown, trial: true, subscriptionRequestId: null })
    assert.deepEqual(dataOf(await call(client, 'get', `${ranges}/${range.id}`)), range)
    assert.deepEqual(dataOf(await call(client, 'get', ranges)).content, [range])
    const until = CalendarDay.today().plusDays(-1).number
    const changed = await call(client, 'put', `${ranges}/${range.id}`, {
      ...{ startDate: 20260201, endDate: 0, visibilityEndDate: until, updatedAt: range.updatedAt },
    })
    assert.containsSubset(dataOf(changed), {
      ...{ id: range.id, startDate: 20260201, endDate: 0, visibilityEndDate: until },
      ...{ isVisible: false, trial: false },
    })
    const late = await call(client, 'put', `${ranges}/${range.id}`, {
      ...YEAR,
      updatedAt: range.updatedAt,
    })
    late.assertStatus(409)
    assert.equal(faultOf(late).code, 'entitlements.errors.changed')
    assert.equal((await heldOf(id))!.ranges[0]!.startsOn, '2026-02-01')
    const held = await heldOf(id)
    ;(await call(client, 'delete', `${ranges}/${range.id}`)).assertStatus(200)
    assert.isUndefined(await heldOf(id))
    assert.deepEqual(
      (await listAudit({ type: 'subscription', id: held!.id })).map(({ action }) => action),
      ['range_added', 'range_changed', 'range_deleted'].map((what) => `subscription.${what}`)
    )
    const unknown = await call(client, 'get', ranges)
    unknown.assertStatus(404)
    assert.equal((await call(client, 'get', `subscriptions/${type}/users`)).status(), 200)
  })

  test('a date range is changed and deleted at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const { id, ranges } = await given()
    const added = await call(client, 'post', ranges, YEAR)
    const at = `${ranges}/${Number(dataOf(added).id)}`
    const admin = await createStaff('manager')
    const send = async (method: 'PUT' | 'DELETE', tag: string, body: object = YEAR) => {
      const asked = client.request(`/api/v1/${at}`, method).loginAs(admin).withCsrfToken()
      const answer = await asked.json(method === 'PUT' ? body : {}).header('if-match', tag)
      return [answer.status(), answer.header('etag')]
    }
    assert.equal(added.header('etag'), '"1"')
    assert.deepEqual(await send('PUT', '"1"'), [200, '"2"'])
    assert.equal((await call(client, 'get', at)).header('etag'), '"2"')
    for (const tag of ['"1"', '"3"', 'W/"2"']) {
      assert.equal((await send('PUT', tag, { startDate: 20260301 }))[0], 412)
      assert.equal((await send('DELETE', tag))[0], 412)
    }
    assert.equal((await heldOf(id))!.ranges[0]!.startsOn, '2026-01-01')
    const late = await call(client, 'put', at, { ...YEAR, version: 1 })
    assert.deepEqual([late.status(), faultOf(late).code], [409, 'entitlements.errors.changed'])
    assert.equal((await send('DELETE', '"2"'))[0], 200)
    assert.isUndefined(await heldOf(id))
  })

  test('{what} is refused at its field, and nothing is given')
    .with([
      { what: '31 February', body: { startDate: 20260231 }, field: 'startDate' },
      { what: 'year 0', body: { startDate: 101 }, field: 'startDate' },
      { what: 'year 99999', body: { startDate: 999_990_101 }, field: 'startDate' },
      { what: 'month 13', body: { ...YEAR, endDate: 20261301 }, field: 'endDate' },
      { what: 'a text', body: { startDate: 'soon' }, field: 'startDate' },
      { what: 'half a day', body: { startDate: 20260101.5 }, field: 'startDate' },
      { what: 'an end before the start', body: { startDate: 20260202, endDate: 20260201 } },
      { what: 'a range without ends', body: { startDate: 0, endDate: 0 } },
      {
        what: 'visibility that ends before it starts',
        body: { ...YEAR, visibilityStartDate: 20260202, visibilityEndDate: 20260201 },
        field: 'visibilityStartDate',
      },
      {
        what: 'no day of a filterable type',
        body: { actualStartDate: 7 },
        field: 'actualStartDate',
      },
      {
        what: 'a first day with files of a type that is given whole',
        body: { ...YEAR, actualStartDate: 20260201 },
        field: 'actualStartDate',
      },
    ])
    .run(async ({ assert, client }, { body, field = 'startDate' }) => {
      const { id, ranges } = await given()
      const refused = await call(client, 'post', ranges, body)
      refused.assertStatus(422)
      assert.equal(faultOf(refused).field, field)
      assert.isUndefined(await heldOf(id))
    })

  test('the last day that can be written is one, and ranges may overlap', async ({
    assert,
    client,
  }) => {
    const { id, ranges } = await given()
    await call(client, 'post', ranges, { startDate: 20260101, endDate: 99991231 })
    await call(client, 'post', ranges, { startDate: 20260601, endDate: 20260630 })
    const { content, totalCount } = dataOf(await call(client, 'get', ranges))
    assert.equal(totalCount, 2)
    assert.deepEqual(
      content.map(({ endDate }) => endDate),
      [99991231, 20260630]
    )
    assert.lengthOf((await heldOf(id))!.ranges, 2)
  })

  test('by the wrong door nothing is given: {what}')
    .with([
      { what: 'a filterable type', isFilterable: true, status: 409, code: 'by_request' },
      { what: 'a locked user', isLocked: true, status: 409, code: 'locked' },
      { what: 'a user who is not there', isGone: true, status: 404, code: 'user_unknown' },
      { what: 'a type that is not there', isNoType: true, status: 404, code: 'type_unknown' },
    ])
    .run(async ({ assert, client }, { isFilterable, isLocked, isGone, isNoType, ...refusal }) => {
      const customer = await createCustomer()
      if (isLocked) await customer.merge({ lockedAt: clock.now() } as Partial<User>).save()
      const type = isNoType ? 999_999_999 : await givenType({ isFilterable })
      const user = `subscriptions/${type}/users/${isGone ? 999_999_999 : customer.id}`
      for (const [method, path, body] of [
        ['post', `${user}/dateRanges`, YEAR],
        ['put', user, { unrestricted: true }],
      ] as const) {
        const refused = await call(client, method, path, body)
        refused.assertStatus(refusal.status)
        assert.equal(faultOf(refused).code, `entitlements.errors.${refusal.code}`)
      }
      assert.isUndefined(await heldOf(customer.id))
    })

  test('of a filterable type a range can be read, and neither changed, deleted nor copied', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const type = await givenType({ isFilterable: true })
    const days = { from: CalendarDay.of(2026, 1, 1), until: null }
    const terms = { isUnrestricted: false, visible: ALWAYS, ranges: [{ days, visible: ALWAYS }] }
    await givenSubscription(type, id, terms)
    const [range] = (await heldOf(id))!.ranges
    const request = await givenRequest({ userId: id })
    await rows(
      null,
      `update subscription_requests
          set range_id = ?, state = 'Confirmed', decided_at = now() where id = ?`,
      [range!.id, request]
    )
    await rows(null, `insert into subscription_range_items values (?, 'EUR')`, [range!.id])
    const path = `subscriptions/${type}/users/${id}/dateRanges/${range!.id}`
    assert.containsSubset(dataOf(await call(client, 'get', path)), {
      ...{ subscriptionRequestId: request, levelTwoItems: [{ name: 'EUR' }] },
    })
    for (const [method, at, body] of [
      ['put', path, YEAR],
      ['delete', path, undefined],
      ['post', `${path}/copy`, { users: [(await createCustomer()).id] }],
    ] as const) {
      ;(await call(client, method, at, body)).assertStatus(409)
    }
    assert.lengthOf((await heldOf(id))!.ranges, 1)
  })

  test('unrestricted access and when it may be seen are put together, or neither', async ({
    assert,
    client,
  }) => {
    const { id, user, ranges } = await given()
    const turned = { visibilityStartDate: 20260202, visibilityEndDate: 20260201 }
    const refused = await call(client, 'put', user, { unrestricted: true, ...turned })
    assert.equal(faultOf(refused).field, 'visibilityStartDate')
    assert.isUndefined(await heldOf(id))
    ;(await call(client, 'put', user, { unrestricted: false })).assertStatus(404)
    assert.isUndefined(await heldOf(id))
    const put = await call(client, 'put', user, { unrestricted: true, visibilityEndDate: 20300101 })
    assert.containsSubset(dataOf(put), {
      ...{ isUnrestricted: true, status: 'Unrestricted', dateRanges: [] },
      ...{ visibilityStartDate: 0, visibilityEndDate: 20300101 },
    })
    ;(await call(client, 'put', user, { unrestricted: false })).assertStatus(409)
    ;(await call(client, 'post', ranges, YEAR)).assertStatus(409)
    assert.equal((await heldOf(id))!.visibleUntil, '2030-01-01')
    const open = await call(client, 'delete', `${user}/visibility`)
    assert.containsSubset(dataOf(open), { visibilityEndDate: 0, isUnrestricted: true })
    const window = { visibilityStartDate: 20260101, visibilityEndDate: 20261231 }
    assert.containsSubset(dataOf(await call(client, 'put', `${user}/visibility`, window)), window)
    const none = { visibilityStartDate: 0, visibilityEndDate: 0 }
    assert.containsSubset(dataOf(await call(client, 'put', `${user}/visibility`, none)), none)
    ;(await call(client, 'delete', user)).assertStatus(200)
    ;(await call(client, 'delete', user)).assertStatus(404)
    ;(await call(client, 'put', user, {})).assertStatus(422)
  })

  test('what somebody has of a type is changed and taken away at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const { id, user, ranges } = await given()
    const admin = await createStaff('manager')
    const send = async (method: string, path: string, tag: string, body: object = {}) => {
      const asked = client.request(`/api/v1/${path}`, method).loginAs(admin).withCsrfToken()
      const answer = await asked.json(body).header('if-match', tag)
      return { status: answer.status(), tag: answer.header('etag')! }
    }
    const tagNow = async () => (await call(client, 'get', user)).header('etag')!
    const ends = { visibilityEndDate: 20300101 }
    assert.equal((await send('PUT', user, '"1"', { unrestricted: true })).status, 412)
    assert.isUndefined(await heldOf(id), 'who has nothing has no version')
    await call(client, 'put', user, { unrestricted: true })
    const first = await tagNow()
    const second = (await send('PUT', `${user}/visibility`, first, ends)).tag
    assert.notEqual(second, first)
    assert.equal(await tagNow(), second)
    const STALE = [
      ['PUT', user, { unrestricted: true }],
      ['PUT', `${user}/visibility`, { visibilityEndDate: 20310101 }],
      ['DELETE', `${user}/visibility`, {}],
      ['DELETE', user, {}],
    ] as const
    for (const [method, path, body] of STALE) {
      assert.equal((await send(method, path, first, body)).status, 412, `${method} ${path}`)
    }
    assert.equal((await heldOf(id))!.visibleUntil, '2030-01-01')
    const version = Number(first.slice(1, -1))
    const late = await call(client, 'put', `${user}/visibility`, { ...ends, version })
    assert.deepEqual([late.status(), faultOf(late).code], [409, 'shared.errors.changed_meanwhile'])
    const third = (await send('PUT', user, second, { unrestricted: true, ...ends })).tag
    assert.equal(third, second, 'what changes nothing is no change')
    assert.equal((await send('DELETE', user, third)).status, 200)
    await call(client, 'put', user, { unrestricted: true })
    assert.equal((await send('DELETE', user, third)).status, 412, 'given again it is another')
    await call(client, 'delete', user)
    await call(client, 'post', ranges, YEAR)
    const begun = await tagNow()
    await call(client, 'post', ranges, { startDate: 20270101 })
    assert.equal((await send('DELETE', user, begun)).status, 412, 'days that came are seen first')
    assert.equal((await send('DELETE', user, await tagNow())).status, 200)
    assert.equal((await call(client, 'get', user)).status(), 404)
  })

  test('whatever gives days to many is a change of what each of them has', async ({
    assert,
    client,
  }) => {
    const { id, type, user, ranges } = await given()
    const other = await createCustomer()
    const listed = async () => {
      const { content } = dataOf(await call(client, 'get', `subscriptions/${type}/users`))
      return content.find(({ userId }) => userId === id)!.version
    }
    await call(client, 'post', ranges, YEAR)
    const before = await listed()
    const theirs = `subscriptions/${type}/users/${other.id}`
    await call(client, 'post', `${theirs}/dateRanges`, { startDate: 20270101 })
    await call(client, 'post', `${theirs}/copy`, { users: [id] })
    assert.notEqual(await listed(), before)
    assert.equal(`"${await listed()}"`, (await call(client, 'get', user)).header('etag'))
  })

  test('why access is unrestricted or seen on other days goes to the history', async ({
    assert,
    client,
  }) => {
    const { id, user } = await given()
    const put = (path: string, body: object) => call(client, 'put', path, body)
    const long = await put(user, { unrestricted: true, reason: 'x'.repeat(1_001) })
    assert.equal(faultOf(long).field, 'reason')
    assert.isUndefined(await heldOf(id))
    ;(await put(user, { unrestricted: true, reason: 'As agreed.' })).assertStatus(200)
    const window = { visibilityEndDate: 20300101, reason: 'Until the tender.' }
    ;(await put(`${user}/visibility`, window)).assertStatus(200)
    const history = await listAudit({ type: 'subscription', id: (await heldOf(id))!.id })
    assert.deepEqual(
      history.map(({ action, reason }) => [action, reason]),
      [
        ['subscription.made_unrestricted', 'As agreed.'],
        ['subscription.visibility_changed', 'Until the tender.'],
      ]
    )
  })

  test('why days are given, copied, changed or taken away goes to the history', async ({
    assert,
    client,
  }) => {
    const { id, type, user, ranges } = await given()
    const other = await createCustomer()
    const why = (reason: string, body: object = {}) => ({ ...body, reason })
    const long = await call(client, 'post', ranges, why('x'.repeat(1_001), YEAR))
    assert.equal(faultOf(long).field, 'reason')
    const range = dataOf(await call(client, 'post', ranges, why('Signed.', YEAR)))
    const { id: subscription } = (await heldOf(id))!
    const one = `${ranges}/${range.id}`
    for (const [method, path, body] of [
      ['put', one, why('Another year.', { ...YEAR, endDate: 20271231 })],
      ['post', `${one}/copy`, why('A colleague.', { users: [other.id] })],
      ['put', `${user}/visibility`, { visibilityEndDate: 20300101 }],
      ['delete', `${user}/visibility`, why('No tender.')],
      ['delete', one, why('Left us.')],
    ] as const) {
      ;(await call(client, method, path, body)).assertStatus(200)
    }
    const { id: theirs } = (await heldOf(other.id))!
    const copies = `subscriptions/${type}/users/${other.id}`
    await call(client, 'post', `${copies}/copy`, why('Back again.', { users: [id] }))
    const { id: again } = (await heldOf(id))!
    await call(client, 'delete', copies, why('Moved.'))
    const told = async (held: number) =>
      (await listAudit({ type: 'subscription', id: held })).map(({ reason }) => reason)
    assert.deepEqual(await told(subscription), [
      ...['Signed.', 'Another year.', null, 'No tender.', 'Left us.'],
    ])
    assert.deepEqual(await told(theirs), ['A colleague.', 'Moved.'])
    assert.deepEqual(await told(again), ['Back again.'])
  })

  test('why several types are given at once goes to the history of each', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const names = ['Given by name', 'Given beside it']
    for (const name of names) await givenType({ name })
    const sent = { userId: id, subscriptions: names, ...YEAR, reason: 'One order form.' }
    ;(await call(client, 'post', 'subscriptions/multiple', sent)).assertStatus(201)
    const held = await assignedSubscriptions(id)
    assert.lengthOf(held, 2)
    for (const { id: subscription } of held) {
      const [first] = await listAudit({ type: 'subscription', id: subscription })
      assert.equal(first!.reason, 'One order form.')
    }
  })

  test('who holds a type is listed, and which types somebody holds and which not', async ({
    assert,
    client,
  }) => {
    const { id, email, type, ranges } = await given()
    const other = await givenType({ name: 'Not held' })
    await call(client, 'post', ranges, YEAR)
    const users = dataOf(await call(client, 'get', `subscriptions/${type}/users`))
    assert.containsSubset(users.content, [
      {
        ...{ userId: id, email, trial: false, salesTrial: false, userLocked: false },
        ...{ isSubscriptionActive: true, isSubscriptionUpcoming: false },
        ...{ isSubscriptionUnrestricted: false, additionalEmail2: null },
        dateRanges: [{ ...YEAR, ...OPEN }],
      },
    ])
    ;(await call(client, 'get', `subscriptions/999999999/users`)).assertStatus(404)
    const held = dataOf(await call(client, 'get', `subscription-types/user/${id}`))
    assert.containsSubset(held.content, [
      { typeId: type, description: 'A type of the tests', status: 'Active', dateRanges: [YEAR] },
    ])
    const unassigned = dataOf(await call(client, 'get', `subscription-types/unassigned/${id}`))
    const ids = unassigned.content.map((one) => Number(one.id))
    assert.include(ids, other)
    assert.notInclude(ids, type)
    ;(await call(client, 'get', 'subscription-types/unassigned/999999999')).assertStatus(404)
  })

  test('a customer sees what is his own, and of others nothing, not even that they exist', async ({
    assert,
    client,
  }) => {
    const [customer, other] = [await createCustomer(), await createCustomer()]
    const days = { from: CalendarDay.of(2026, 1, 1), until: null }
    const ranges = [{ days, visible: ALWAYS }]
    await givenSubscription(await givenType(), customer.id, {
      ...{ isUnrestricted: false, visible: ALWAYS, ranges },
    })
    const ask = (who: User) =>
      client.get(`/api/v1/subscription-types/user/${customer.id}`).loginAs(who)
    assert.lengthOf(dataOf(await ask(customer)).content, 1)
    ;(await ask(other)).assertStatus(404)
  })

  test('ranges are copied to all or to nobody', async ({ assert, client }) => {
    const { id, user, ranges } = await given()
    await call(client, 'post', ranges, YEAR)
    await call(client, 'post', ranges, { startDate: 20270101, endDate: 0 })
    const [one, two, locked] = [
      await createCustomer(),
      await createCustomer(),
      await createCustomer(),
    ]
    await locked.merge({ lockedAt: clock.now() } as Partial<User>).save()
    const first = `${ranges}/${(await heldOf(id))!.ranges[0]!.id}/copy`
    const refused = await call(client, 'post', first, { users: [one.id, locked.id] })
    refused.assertStatus(409)
    assert.equal(faultOf(refused).field, 'users')
    assert.isUndefined(await heldOf(one.id))
    ;(await call(client, 'post', first, { users: [] })).assertStatus(422)
    ;(await call(client, 'post', first, { users: [one.id] })).assertStatus(200)
    assert.lengthOf((await heldOf(one.id))!.ranges, 1)
    const all = await call(client, 'post', `${user}/copy`, { users: [one.id, two.id] })
    assert.deepEqual(dataOf(all) as object, { isComplete: true })
    assert.lengthOf((await heldOf(one.id))!.ranges, 2)
    assert.lengthOf((await heldOf(two.id))!.ranges, 2)
    await rows(null, 'update subscription_ranges set is_trial = true, is_sales_trial = true')
    ;(await call(client, 'post', first, { users: [two.id] })).assertStatus(409)
    const nobody = `subscriptions/${await givenType({ name: 'Nobody' })}/users/${id}/copy`
    ;(await call(client, 'post', nobody, { users: [two.id] })).assertStatus(404)
  })

  test('a welcome is mailed by either call', async ({ assert, client }) => {
    const { id, type, user, ranges, email } = await given()
    ;(await call(client, 'post', `${user}/welcome`)).assertStatus(404)
    await call(client, 'post', ranges, YEAR)
    ;(await call(client, 'post', `${user}/welcome`)).assertStatus(200)
    const body = { userId: id, subscriptionTypeId: type }
    clock.set(clock.now().plus({ seconds: 1 }).toISO()!)
    ;(await call(client, 'post', 'message/subscriptionEntitled', body)).assertStatus(200)
    const mails = await rows(null, 'select recipient from mail_outbox')
    assert.deepEqual(mails, [{ recipient: email }, { recipient: email }])
    const wrong = { userId: id, subscriptionTypeId: 2_147_483_648 }
    const refused = await call(client, 'post', 'message/subscriptionEntitled', wrong)
    assert.equal(faultOf(refused).field, 'subscriptionTypeId')
  })
})
