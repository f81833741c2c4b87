import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { csv, givenFilterable } from '#tests/fixtures/catalogue/filterable_product'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const YEAR = { startDate: '2027/01/01', endDate: '2027/12/31' }

test.group('Subscriptions | requests that staff answer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const put = async (client: ApiClient, path: string, form: object = {}) =>
    client
      .put(`/admin/manage-subscription-requests/${path}`)
      .json(form)
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const stateOf = async (id: number) => {
    const [found] = await rows<{ state: string; rangeId: number | null; reason: string | null }>(
      null,
      'select state, range_id as "rangeId", reason from subscription_requests where id = ?',
      [id]
    )
    return found!
  }

  const mails = () =>
    rows<{ recipient: string; locale: string; subject: string; text: string }>(
      null,
      'select recipient, locale, subject, text_body as text from mail_outbox order by id'
    )

  test('confirmed, it gives the days at once, and the person is told in his language', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    await customer.merge({ locale: 'de' } as Partial<User>).save()
    const typeId = await givenType()
    const id = await givenRequest({ userId: customer.id, typeId })
    await put(client, `${id}/confirm`, { ...YEAR, reason: 'Their contract says so.' })
    const [held] = await assignedSubscriptions(customer.id)
    assert.containsSubset(held, {
      typeId,
      ranges: [{ startsOn: '2027-01-01', endsOn: '2027-12-31' }],
    })
    assert.containsSubset(await stateOf(id), {
      state: 'Confirmed',
      rangeId: held!.ranges[0]!.id,
    })
    const [mail] = await mails()
    assert.containsSubset(mail, { recipient: customer.email, locale: 'de' })
    assert.include(mail!.subject, `${id} ist bestätigt`)
    assert.include(mail!.text, 'Erster Tag: 2027/01/01\nLetzter Tag: 2027/12/31')
    const history = await listAudit({ type: 'subscription_request', id })
    assert.equal(history.at(-1)!.action, 'subscription_request.confirmed')
    const given = await listAudit({ type: 'subscription', id: held!.id })
    assert.equal(given.at(-1)!.after!.requestId, id)
    assert.equal(given.at(-1)!.reason, 'Their contract says so.')
  })

  test('an end that is open stands in the mail as words, in {locale}')
    .with([
      {
        locale: 'en',
        open: 'First day: open, from the earliest day on\nLast day: 2027/12/31',
        endless: 'First day: 2027/01/01\nLast day: open-ended',
      },
      {
        locale: 'de',
        open: 'Erster Tag: offen, vom frühesten Tag an\nLetzter Tag: 2027/12/31',
        endless: 'Erster Tag: 2027/01/01\nLetzter Tag: unbefristet',
      },
    ])
    .run(async ({ assert, client }, { locale, open, endless }) => {
      const typeId = await givenType()
      const confirmed = async (days: object) => {
        const customer = await createCustomer()
        await customer.merge({ locale } as Partial<User>).save()
        const id = await givenRequest({ userId: customer.id, typeId })
        await put(client, `${id}/confirm`, days)
        return (await mails()).at(-1)!.text
      }
      assert.include(await confirmed({ startDate: '2027/01/01', endDate: '' }), endless)
      assert.include(await confirmed({ startDate: '0', endDate: '2027/12/31' }), open)
    })

  test('the second of two clerks is told, and gives nothing', async ({ assert, client }) => {
    const customer = await createCustomer()
    const id = await givenRequest({ userId: customer.id, typeId: await givenType() })
    await put(client, `${id}/reject`, { reason: 'Not for this use' })
    const late = await put(client, `${id}/confirm`, YEAR)
    assert.match(String(errorsOf(late).form), /was not successful: Requests can only/)
    assert.isEmpty(await assignedSubscriptions(customer.id))
    assert.containsSubset(await stateOf(id), { state: 'Rejected', reason: 'Not for this use' })
    assert.lengthOf(await mails(), 1)
    assert.include((await mails())[0]!.text, 'Reason: Not for this use')
  })

  test('the page says what became of each request, through whom and why', async ({
    assert,
    client,
  }) => {
    const [answered, open] = [await givenRequest(), await givenRequest()]
    await put(client, `${answered}/reject`, { reason: 'Not for this use' })
    const page = await client
      .get('/admin/manage-subscription-requests')
      .loginAs(await createStaff('manager'))
      .withInertia()
    const { histories } = (page.body() as { props: { histories: Record<number, object[]> } }).props
    const audit = await listAudit({ type: 'subscription_request', id: answered })
    assert.containsSubset(histories[answered]!.at(-1), {
      ...{ action: 'rejected', actor: audit.at(-1)!.actor.label, reason: 'Not for this use' },
    })
    assert.notInclude(JSON.stringify(histories[open] ?? []), 'rejected')
  })

  test('without a reason nothing is rejected', async ({ assert, client }) => {
    const id = await givenRequest()
    const refused = await put(client, `${id}/reject`, { reason: '  ' })
    assert.property(errorsOf(refused), 'reason')
    assert.equal((await stateOf(id)).state, 'New')
  })

  test('of a filterable type the parts are given that it has, and no others', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const product = await givenFilterable('asked_parts', [csv('venue,currency\n')])
    const typeId = await givenType({ isFilterable: true, productIds: [product.id] })
    const id = await givenRequest({ userId: customer.id, typeId, currencies: ['EUR'] })
    for (const baseCurrencies of [[], ['XXX']]) {
      const refused = await put(client, `${id}/confirm`, { ...YEAR, baseCurrencies })
      assert.property(errorsOf(refused), 'baseCurrencies')
    }
    assert.isEmpty(await assignedSubscriptions(customer.id))
    await put(client, `${id}/confirm`, YEAR)
    const [held] = await assignedSubscriptions(customer.id)
    assert.deepEqual(held!.ranges[0]!.items, ['EUR'])
  })

  test('of a filterable type the first day with files is said as well, by staff and programs', async ({
    assert,
    client,
  }) => {
    const product = await givenFilterable('late_parts', [csv('venue,currency\n')])
    const typeId = await givenType({ isFilterable: true, productIds: [product.id] })
    const given = async (sent: object, by: 'page' | 'program') => {
      const customer = await createCustomer()
      const id = await givenRequest({ userId: customer.id, typeId, currencies: ['EUR'] })
      if (by === 'page') await put(client, `${id}/confirm`, { ...YEAR, ...sent })
      else {
        await client
          .put(`/api/v1/subscription-requests/${id}/confirm`)
          .json({ ...YEAR, ...sent })
          .loginAs(await createStaff('manager'))
          .withCsrfToken()
      }
      return (await assignedSubscriptions(customer.id))[0]?.ranges[0]?.actualStartsOn
    }
    assert.equal(await given({ actualStartDate: '2027/02/01' }, 'page'), '2027-02-01')
    assert.equal(await given({ actualStartDate: 20270201 }, 'program'), '2027-02-01')
    for (const none of ['', '0', null]) {
      assert.isNull(await given({ actualStartDate: none }, 'page'))
    }
    for (const outside of ['2026/12/31', '2028/01/01', '31.02.2027']) {
      assert.isUndefined(await given({ actualStartDate: outside }, 'page'))
    }
  })

  test('a visitor’s request needs an account first, and keeps it then', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const id = await givenRequest({ typeId: await givenType() })
    const refused = await put(client, `${id}/confirm`, YEAR)
    assert.match(String(errorsOf(refused).form), /assign it first/)
    const unknown = await put(client, `${id}/user`, { email: 'nobody@nowhere.example' })
    assert.property(errorsOf(unknown), 'email')
    await put(client, `${id}/user`, { email: customer.email })
    const [told, ...others] = await mails()
    assert.equal(told!.recipient, customer.email)
    assert.equal(told!.subject, `Your subscription request ${id} is in your account`)
    assert.isEmpty(others)
    await put(client, `${id}/confirm`, YEAR)
    assert.lengthOf(await assignedSubscriptions(customer.id), 1)
  })

  test('{what} leaves the request New, with nothing given')
    .with([
      { what: 'a locked customer', isLocked: true, form: YEAR, field: 'form' },
      { what: 'no type', form: YEAR, hasNoType: true, field: 'typeId' },
      { what: '31 February', form: { startDate: '31.02.2027' }, field: 'startDate' },
      {
        what: 'an end before the start',
        form: { startDate: '2027/02/02', endDate: '2027/02/01' },
        field: 'startDate',
      },
      {
        what: 'a first day with files of a type that is given whole',
        form: { ...YEAR, actualStartDate: '2027/02/01' },
        field: 'actualStartDate',
      },
      {
        what: 'a first day with files outside of the days',
        form: { ...YEAR, actualStartDate: '2028/01/01' },
        field: 'actualStartDate',
      },
    ])
    .run(async ({ assert, client }, { form, field, isLocked, hasNoType }) => {
      const customer = await createCustomer()
      if (isLocked) await customer.merge({ lockedAt: clock.now() } as Partial<User>).save()
      const typeId = hasNoType ? null : await givenType()
      const id = await givenRequest({ userId: customer.id, typeId })
      const refused = await put(client, `${id}/confirm`, form)
      assert.property(errorsOf(refused), field)
      assert.equal((await stateOf(id)).state, 'New')
      assert.isEmpty(await assignedSubscriptions(customer.id))
      assert.isEmpty(await mails())
    })

  test('programs list, confirm by days as numbers, and hear no at an answered one', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const id = await givenRequest({ userId: customer.id, typeId: await givenType() })
    const staff = await createStaff('manager')
    const call = (path: string, form: object) =>
      client.put(`/api/v1/subscription-requests${path}`).json(form).loginAs(staff).withCsrfToken()
    const list = await client.get('/api/v1/subscription-requests').loginAs(staff)
    assert.containsSubset(list.body(), {
      data: {
        content: [
          {
            ...{ id, state: 'New', baseCurrencies: [], startDate: null },
            userInfo: { id: customer.id, firstName: 'Ada' },
          },
        ],
      },
    })
    const confirmed = await call(`/${id}/confirm`, { startDate: 20270101, endDate: 0 })
    confirmed.assertStatus(200)
    const [held] = await assignedSubscriptions(customer.id)
    assert.containsSubset(held!.ranges, [{ startsOn: '2027-01-01', endsOn: null }])
    const again = await call(`/${id}/reject`, { reason: 'Late' })
    again.assertStatus(409)
  })
})
