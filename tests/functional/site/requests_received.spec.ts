import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { requestsOf } from '#subscriptions/queries/requests_of'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { mailed, stored, VISITOR } from '#tests/fixtures/site/messages'

test.group('Site | requests for subscriptions that arrive', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const send = (client: ApiClient, form: object, user?: User) => {
    const request = client.post('/subscription-request').json({ ...VISITOR, ...form })
    if (user) request.loginAs(user)
    return request.withInertia().withCsrfToken().redirects(0)
  }

  /** What the browser that has sent it is shown then. */
  const pageAfter = async (client: ApiClient, sent: ApiResponse, reader?: User) => {
    const page = client.get(String(sent.header('location'))).withInertia()
    page.withSession({ outcomes: sent.session('outcomes') as object })
    if (reader) page.loginAs(reader)
    return (await page).inertiaProps as { number: string | null; isInAccount: boolean }
  }

  const kept = () =>
    rows<{ id: number; email: string; userId: number | null; state: string; startsOn: string }>(
      null,
      `select id, email, user_id as "userId", state, starts_on as "startsOn"
         from subscription_requests order by id`
    )

  test('a visitor’s request is kept as New, with a number, history and both mails', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('asked_ticks')
    const sent = await send(client, { product, startDate: '2027/02/01' })
    sent.assertHeader('location', '/subscription-request/success')
    const [request] = await kept()
    assert.containsSubset(request, {
      ...{ email: VISITOR.email, userId: null, state: 'New', startsOn: '2027-02-01' },
    })
    const [staff, person] = await mailed()
    assert.include(staff!.subject, `${request!.id}`)
    assert.include(staff!.text, 'Start date: 2027/02/01')
    assert.include(person!.subject, `request ${request!.id} is with us`)
    assert.notInclude(person!.text, VISITOR.message)
    const history = await listAudit({ type: 'subscription_request', id: request!.id })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['subscription_request.received']
    )
  })

  test('sent twice the same wish waits once; another one is another request', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('asked_ticks')
    await send(client, { product })
    await send(client, { product })
    assert.lengthOf(await kept(), 1)
    assert.lengthOf(await mailed(), 2)
    assert.lengthOf(await stored(), 1)
    await send(client, { product, startDate: '1.3.2027' })
    assert.lengthOf(await kept(), 2)
  })

  test('whoever is signed in finds it in the account', async ({ assert, client }) => {
    const customer = await createCustomer()
    const product = await givenProduct('asked_ticks')
    await send(client, { product, email: 'somebody@else.example' }, customer)
    const [own] = (await requestsOf(customer.id)).requests
    assert.containsSubset(own, { state: 'New', productName: 'Product asked_ticks' })
    const page = await client.get('/my-account/my-subscriptions').loginAs(customer).withInertia()
    assert.containsSubset(page.inertiaProps, { requests: [{ id: own!.id, state: 'New' }] })
    assert.isEmpty((await requestsOf((await createCustomer()).id)).requests)
  })

  test('of more than are shown at once there is a way to the older ones', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const ids: number[] = []
    for (let n = 0; n < 51; n++) ids.push(await givenRequest({ userId: customer.id }))
    const page = async (query: object) => {
      const asked = client.get('/my-account/my-subscriptions').qs(query)
      const { requests, olderRequests } = (await asked.loginAs(customer).withInertia())
        .inertiaProps as { requests: { id: number }[]; olderRequests: number | null }
      return { shown: requests.map(({ id }) => id), olderRequests }
    }
    const newest = await page({})
    assert.deepEqual(newest.shown, ids.slice(1).toReversed())
    const rest = await page({ before: newest.olderRequests })
    assert.deepEqual(rest, { shown: [ids[0]], olderRequests: null })
  })

  test('the page after it leads to the account of whoever sent it, and of nobody else', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const product = await givenProduct('asked_ticks')
    const funds = await givenProduct('asked_funds', { venue: 'KNEIP' })
    const own = await send(client, { product }, customer)
    const ofFunds = await send(client, { product: funds, consent: true }, customer)
    const ofVisitor = await send(client, { product })
    const ids = (await requestsOf(customer.id)).requests.map(({ id }) => String(id)).sort()
    const shown = [
      await pageAfter(client, own, customer),
      await pageAfter(client, ofFunds, customer),
    ]
    assert.deepEqual(shown.map(({ number }) => number).sort(), ids)
    assert.isTrue(shown.every(({ isInAccount }) => isInAccount))
    assert.isFalse((await pageAfter(client, ofVisitor)).isInAccount)
    assert.isFalse((await pageAfter(client, ofVisitor, customer)).isInAccount)
  })

  test('a message to the shop leads to no request', async ({ assert, client }) => {
    const customer = await createCustomer()
    const contact = client.post('/contact').json(VISITOR).loginAs(customer).withInertia()
    const sent = await contact.withCsrfToken().redirects(0)
    assert.containsSubset(await pageAfter(client, sent, customer), {
      ...{ number: null, isInAccount: false },
    })
  })

  test('{field}: {form} is refused beside its field, and nothing is kept')
    .with([
      { form: { startDate: '31.02.2027' }, field: 'startDate' },
      { form: { startDate: '0000/01/01' }, field: 'startDate' },
      { form: { baseCurrencies: ['EUR'] }, field: 'baseCurrencies' },
    ])
    .run(async ({ assert, client }, { form, field }) => {
      const product = await givenProduct('asked_ticks')
      const refused = await send(client, { product, ...form })
      assert.property(errorsOf(refused), field)
      assert.isEmpty(await kept())
      assert.isEmpty(await stored())
    })
})
