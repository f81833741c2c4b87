import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import keptOfPeople from '#subscriptions/kept_of_people'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { subscriptionHistory } from '#subscriptions/queries/subscription_history'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Method = 'post' | 'put' | 'delete'

const YEAR = { startDate: '2026/01/01', endDate: '31.12.2026' }

test.group('Subscriptions | the tab of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const send = async (client: ApiClient, method: Method, path: string, form: object = {}) =>
    client[method](`/admin/manage-users/${path}`)
      .json(form)
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const heldOf = async (userId: number) => (await assignedSubscriptions(userId))[0]

  test('a range is given, changed and deleted; with the last one goes the subscription', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const typeId = await givenType()
    const path = `${id}/subscriptions/${typeId}/ranges`
    await send(client, 'post', path, { ...YEAR, trial: true, visibilityEndDate: '2027/01/07' })
    const given = await heldOf(id)
    assert.containsSubset(given!.ranges, [
      { startsOn: '2026-01-01', endsOn: '2026-12-31', visibleUntil: '2027-01-07', isTrial: true },
    ])
    const range = `${path}/${given!.ranges[0]!.id}`
    await send(client, 'put', range, { startDate: '2026/02/01', endDate: '0' })
    assert.containsSubset((await heldOf(id))!.ranges, [
      { startsOn: '2026-02-01', endsOn: null, visibleUntil: null, isTrial: false },
    ])
    await send(client, 'delete', range)
    assert.isUndefined(await heldOf(id))
    const history = await listAudit({ type: 'subscription', id: given!.id })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['range_added', 'range_changed', 'range_deleted'].map((what) => `subscription.${what}`)
    )
  })

  test('why it was decided stands in the history; what changes nothing does not', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const path = `${id}/subscriptions/${await givenType()}`
    await send(client, 'post', `${path}/ranges`, { ...YEAR, reason: 'Ordered by phone.' })
    const held = await heldOf(id)
    const visibility = { visibilityEndDate: '2027/01/31' }
    await send(client, 'put', `${path}/visibility`, { ...visibility, reason: 'As agreed.' })
    await send(client, 'put', `${path}/visibility`, visibility)
    await send(client, 'put', `${path}/ranges/${held!.ranges[0]!.id}`, { ...YEAR, reason: '' })
    const history = await listAudit({ type: 'subscription', id: held!.id })
    assert.deepEqual(
      history.map(({ action, reason }) => [action, reason]),
      [
        ['subscription.range_added', 'Ordered by phone.'],
        ['subscription.visibility_changed', 'As agreed.'],
        ['subscription.range_changed', null],
      ]
    )
    const long = await send(client, 'post', `${path}/ranges`, { ...YEAR, reason: 'x'.repeat(1001) })
    assert.property(errorsOf(long), 'reason')
    await transaction((trx) => keptOfPeople.erase(trx, { userId: id, emails: [] }))
    const forgotten = await listAudit({ type: 'subscription', id: held!.id })
    assert.deepEqual(
      forgotten.map(({ reason }) => reason),
      [null, null, null]
    )
  })

  test(
    'why something was given unrestricted, ended or deleted stands in the history; too long, nothing is done'
  )
    .with([
      { what: 'range_deleted', method: 'delete', at: '/ranges/' },
      { what: 'removed', method: 'delete', at: '' },
      { what: 'made_unrestricted', method: 'put', at: '/unrestricted' },
      { what: 'unrestricted_ended', method: 'delete', at: '/unrestricted' },
    ] as const)
    .run(async ({ assert, client }, { what, method, at }) => {
      const { id } = await createCustomer()
      const path = `${id}/subscriptions/${await givenType()}`
      const isRanged = what === 'range_deleted' || what === 'removed'
      if (isRanged) await send(client, 'post', `${path}/ranges`, YEAR)
      if (what === 'unrestricted_ended') await send(client, 'put', `${path}/unrestricted`)
      const before = await heldOf(id)
      const address = at === '/ranges/' ? `${path}${at}${before!.ranges[0]!.id}` : `${path}${at}`
      const long = await send(client, method, address, { reason: 'x'.repeat(1_001) })
      assert.deepEqual(errorsOf(long), { reason: ['Reason may have at most 1000 characters.'] })
      assert.deepEqual(await heldOf(id), before)
      await send(client, method, address, { reason: 'The desk was closed.' })
      const [line] = (await subscriptionHistory(id)).lines
      assert.containsSubset(line, { action: what, reason: 'The desk was closed.' })
      assert.notDeepEqual(await heldOf(id), before)
    })

  test('of two who change a range the second is told, and may save again', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const path = `${id}/subscriptions/${await givenType()}/ranges`
    await send(client, 'post', path, YEAR)
    const { id: range, updatedAt } = (await heldOf(id))!.ranges[0]!
    const change = (startDate: string, seen: string) =>
      send(client, 'put', `${path}/${range}`, { startDate, updatedAt: seen })
    await change('2026/02/01', updatedAt)
    const late = await change('2026/03/01', updatedAt)
    assert.match(String(errorsOf(late).form), /meanwhile/)
    const now = (await heldOf(id))!.ranges[0]!
    assert.equal(now.startsOn, '2026-02-01')
    await change('2026/03/01', now.updatedAt)
    assert.equal((await heldOf(id))!.ranges[0]!.startsOn, '2026-03-01')
  })

  test('of two who set the visibility the second is told, and may save again', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const path = `${id}/subscriptions/${await givenType()}`
    await send(client, 'post', `${path}/ranges`, YEAR)
    const set = (visibilityEndDate: string, seen: string) =>
      send(client, 'put', `${path}/visibility`, { visibilityEndDate, seen })
    await set('2027/01/31', 'open open')
    const late = await set('2027/02/28', 'open open')
    assert.match(String(errorsOf(late).form), /meanwhile/)
    assert.equal((await heldOf(id))!.visibleUntil, '2027-01-31')
    await set('2027/02/28', 'open 2027-01-31')
    assert.equal((await heldOf(id))!.visibleUntil, '2027-02-28')
  })

  test('{says}: {form}')
    .with([
      { form: { startDate: '31.02.2026' }, field: 'startDate', says: /enter a day/ },
      { form: { startDate: '0000/01/01' }, field: 'startDate', says: /enter a day/ },
      {
        form: { startDate: '2026/02/02', endDate: '2026/02/01' },
        field: 'startDate',
        says: /after/,
      },
      { form: {}, field: 'startDate', says: /unrestricted access/ },
      {
        form: { ...YEAR, visibilityStartDate: '2026/02/02', visibilityEndDate: '2026/02/01' },
        ...{ field: 'visibilityStartDate', says: /not start after/ },
      },
    ])
    .run(async ({ assert, client }, { form, field, says }) => {
      const { id } = await createCustomer()
      const refused = await send(
        client,
        'post',
        `${id}/subscriptions/${await givenType()}/ranges`,
        form
      )
      assert.match(String(errorsOf(refused)[field]), says)
      assert.isUndefined(await heldOf(id))
    })

  test('filterable types and locked people get nothing', async ({ assert, client }) => {
    const customer = await createCustomer()
    const [plain, filterable] = [
      await givenType(),
      await givenType({ name: 'By request', isFilterable: true }),
    ]
    const asked = await send(
      client,
      'post',
      `${customer.id}/subscriptions/${filterable}/ranges`,
      YEAR
    )
    assert.match(String(errorsOf(asked).form), /by a subscription request/)
    await customer.merge({ lockedAt: clock.now() } as Partial<User>).save()
    for (const way of ['ranges', 'unrestricted'] as const) {
      const method = way === 'ranges' ? 'post' : 'put'
      const refused = await send(
        client,
        method,
        `${customer.id}/subscriptions/${plain}/${way}`,
        YEAR
      )
      assert.match(String(errorsOf(refused).form), /locked user/)
    }
    assert.isUndefined(await heldOf(customer.id))
  })

  test('unrestricted access and ranges exclude each other', async ({ assert, client }) => {
    const { id } = await createCustomer()
    const path = `${id}/subscriptions/${await givenType()}`
    await send(client, 'post', `${path}/ranges`, YEAR)
    const refused = await send(client, 'put', `${path}/unrestricted`)
    assert.match(String(errorsOf(refused).form), /remove all entitled date ranges/)
    await send(client, 'delete', `${path}/ranges/${(await heldOf(id))!.ranges[0]!.id}`)
    await send(client, 'put', `${path}/unrestricted`)
    assert.isTrue((await heldOf(id))!.isUnrestricted)
    const late = await send(client, 'post', `${path}/ranges`, YEAR)
    assert.match(String(errorsOf(late).form), /cannot be added/)
    await send(client, 'put', `${path}/visibility`, { visibilityEndDate: '2026/01/31' })
    assert.equal((await heldOf(id))!.visibleUntil, '2026-01-31')
    await send(client, 'put', `${path}/visibility`, { visibilityEndDate: '0' })
    assert.isNull((await heldOf(id))!.visibleUntil)
    await send(client, 'delete', `${path}/unrestricted`)
    assert.isUndefined(await heldOf(id))
  })

  test('what of no field is refused is said as a message too; new visibility as new', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const path = `${id}/subscriptions/${await givenType()}`
    const toastsOf = (response: { flashMessages(): unknown }) =>
      (response.flashMessages() as { toasts?: object[] }).toasts
    const early = await send(client, 'put', `${path}/visibility`, {
      visibilityEndDate: '2027/01/31',
    })
    const text = 'An error occurred: The person does not have this subscription.'
    assert.deepEqual(toastsOf(early), [{ tone: 'info', text }])
    await send(client, 'post', `${path}/ranges`, YEAR)
    const said: unknown[] = []
    for (const visibilityEndDate of ['2027/01/31', '2027/02/28', '0', '0', '2027/03/31']) {
      said.push(toastsOf(await send(client, 'put', `${path}/visibility`, { visibilityEndDate })))
    }
    const turned = await send(client, 'put', `${path}/visibility`, {
      ...{ visibilityStartDate: '2027/02/01', visibilityEndDate: '2027/01/31' },
    })
    assert.property(errorsOf(turned), 'visibilityStartDate')
    assert.containsSubset(toastsOf(turned), [{ tone: 'info' }])
    const added = { tone: 'success', text: 'A new visibility date range has been added.' }
    const changed = {
      tone: 'success',
      text: 'The visibility date range has been deleted/updated',
    }
    assert.deepEqual(said, [[added], [changed], [changed], [changed], [added]])
    const ended = await send(client, 'delete', `${path}/unrestricted`)
    assert.containsSubset(toastsOf(ended), [{ tone: 'error' }])
    assert.property(errorsOf(ended), 'form')
    for (const gone of [`${path}/ranges/999999999`, `999999999/subscriptions/999999999`]) {
      const refused = await send(client, 'delete', gone)
      assert.property(errorsOf(refused), 'form')
      assert.containsSubset(toastsOf(refused), [{ tone: 'error' }])
    }
  })

  test('what would be lost and gained is said before it is saved', async ({ assert, client }) => {
    const { id } = await createCustomer()
    const product = await givenProduct('lost_levels', { days: 3 })
    const typeId = await givenType({ productIds: [product.id] })
    const held = `${id}/subscriptions/${typeId}`
    const path = `${held}/ranges`
    const before = CalendarDay.of(2000, 1, 1).format()
    let range = 999_999_999
    const ask = async (query: object, at: string = `${path}/${range}`) => {
      const answer = await client
        .get(`/admin/manage-users/${at}/losses` as string)
        .qs(query)
        .header('accept', 'application/json')
        .loginAs(await createStaff('manager'))
      return (answer.body() as { data: object }).data
    }
    const first = { days: 0, kept: 0, gained: 3 }
    assert.containsSubset(await ask({ startDate: before }, held), first)
    assert.containsSubset(await ask({ startDate: before }), { gained: 0 })
    await send(client, 'post', path, { startDate: before, endDate: '' })
    range = (await heldOf(id))!.ranges[0]!.id
    assert.containsSubset(await ask({ startDate: before, endDate: '' }), { days: 0, kept: 3 })
    assert.containsSubset(await ask({ startDate: '', endDate: before }), { days: 2, kept: 1 })
    assert.containsSubset(await ask({ without: '' }), { days: 3, kept: 0, gained: 0 })
    const inPast = { startDate: '1990/01/01', endDate: '1990/12/31' }
    await send(client, 'put', `${path}/${range}`, inPast)
    const gained = { days: 0, kept: 0, gained: 3 }
    assert.containsSubset(await ask({ startDate: before, endDate: '' }), gained)
    assert.containsSubset(await ask({ startDate: before, endDate: '' }, held), gained)
    assert.containsSubset(await ask(inPast, held), { ...gained, gained: 0 })
    assert.containsSubset(await ask({ startDate: before }, `${path}/999999999`), { gained: 0 })
    assert.lengthOf((await heldOf(id))!.ranges, 1)
  })

  test('what another visibility would take and give is said before it is saved', async ({
    assert,
    client,
  }) => {
    const { id } = await createCustomer()
    const product = await givenProduct('seen_levels', { days: 3 })
    const held = `${id}/subscriptions/${await givenType({ productIds: [product.id] })}`
    await send(client, 'post', `${held}/ranges`, { startDate: '2000/01/01' })
    const ask = async (query: object) => {
      const answer = await client
        .get(`/admin/manage-users/${held}/visibility/losses` as string)
        .qs(query)
        .header('accept', 'application/json')
        .loginAs(await createStaff('manager'))
      const { data, errors } = answer.body() as { data?: object; errors: object[] }
      return data ?? errors[0]
    }
    const over = { visibilityEndDate: '2020/01/31' }
    assert.containsSubset(await ask(over), { days: 3, kept: 0, gained: 0 })
    assert.containsSubset(await ask({ visibilityEndDate: '' }), { days: 0, kept: 3 })
    const turned = { visibilityStartDate: '2021/01/01', ...over }
    assert.containsSubset(await ask(turned), { field: 'visibilityStartDate' })
    assert.containsSubset(await ask({ visibilityEndDate: '2026/02/31' }), {
      field: 'visibilityEndDate',
    })
    await send(client, 'put', `${held}/visibility`, over)
    assert.containsSubset(await ask({}), { days: 0, kept: 0, gained: 3 })
    assert.equal((await heldOf(id))!.visibleUntil, '2020-01-31')
  })
})
