import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { rows } from '#shared/database'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import identity from '#config/identity'
import type { Envelope } from '#shared/http/envelope'
import { mailed, stored, VISITOR } from '#tests/fixtures/site/messages'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'

type Countries = { content: object[]; totalCount: number }
const bodyOf = (response: ApiResponse) => response.body() as Envelope<unknown>

const send = (client: ApiClient, form: object, path = '/subscription-request') =>
  client.post(path).json(form).withInertia().withCsrfToken().redirects(0)

test.group('Site | subscription request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('names a product and is kept as a request', async ({ assert, client }) => {
    const product = await givenProduct('site_ticks')
    const response = await send(client, { ...VISITOR, product })
    response.assertHeader('location', '/subscription-request/success')
    assert.containsSubset(await stored(), [{ kind: 'subscription_request', product_code: product }])
    const [mail] = await mailed()
    assert.include(mail!.text, 'Product: Product site_ticks (site_ticks)')
  })

  test('without a product, or with one that is not shown, nothing is sent', async ({
    assert,
    client,
  }) => {
    await givenProduct('site_hidden', { visible: false })
    for (const product of [null, 'site_hidden']) {
      const response = await send(client, { ...VISITOR, product })
      assert.deepEqual(Object.keys(response.flashMessage('inputErrorsBag')), ['product'])
    }
    assert.isEmpty(await stored())
  })

  test('{path}: fund data needs the consent, and leads to its own page')
    .with([{ path: '/subscription-request' }, { path: '/contact' }])
    .run(async ({ assert, client }, { path }) => {
      const product = await givenProduct('site_funds', { venue: 'KNEIP' })
      const refused = await send(client, { ...VISITOR, product, consent: false }, path)
      assert.deepEqual(Object.keys(refused.flashMessage('inputErrorsBag')), ['consent'])
      assert.isEmpty(await stored())
      const sent = await send(client, { ...VISITOR, product, consent: true }, path)
      sent.assertHeader('location', '/contact/success-kneip')
      const [message] = await stored()
      assert.equal(message!.consent_version, identity.privacyNoticeVersion)
      assert.isNotNull(message!.consented_at)
    })

  test('other products store no consent, whatever was sent', async ({ assert, client }) => {
    const product = await givenProduct('site_ticks')
    await send(client, { ...VISITOR, product, consent: true })
    const [message] = await stored()
    assert.isNull(message!.consent_version)
  })
})

test.group('Site | messages through the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const post = (client: ApiClient, name: string, form: object) => {
    const path: string = `/api/v1/message/${name}`
    return client.post(path).json(form).withCsrfToken()
  }

  test('contactUs answers 201, a bad e-mail 422 at its field', async ({ assert, client }) => {
    const sent = await post(client, 'contactUs', VISITOR)
    sent.assertStatus(201)
    sent.assertBody({ success: true, data: null, errors: [], message: '' })
    const refused = await post(client, 'contactUs', { ...VISITOR, email: 'ada' })
    refused.assertStatus(422)
    assert.containsSubset(bodyOf(refused).errors, [
      { field: 'email', message: 'Email is not valid!' },
    ])
    assert.lengthOf(await stored(), 1)
  })

  test('what a visitor sends again under its key is told once, and something else is told as well', async ({
    assert,
    client,
  }) => {
    const say = (message: string) =>
      post(client, 'contactUs', { ...VISITOR, message }).header('idempotency-key', 'of-visitor')
    const first = await say('Where is my order?')
    first.assertStatus(201)
    const again = await say('Where is my order?')
    again.assertStatus(201)
    assert.equal(again.header('idempotency-replayed'), 'true')
    assert.deepEqual(bodyOf(again), bodyOf(first))
    assert.lengthOf(await stored(), 1)
    const other = await say('And where is the other one?')
    other.assertStatus(201)
    assert.isUndefined(other.header('idempotency-replayed'))
    assert.lengthOf(await stored(), 2)
    const kept = await rows<object>(null, 'select key, fingerprint, answer from answered_calls')
    assert.notInclude(JSON.stringify(kept), 'of-visitor')
  })

  test('where a message comes from may be sent along; the shop says it itself', async ({
    assert,
    client,
  }) => {
    const sent = await post(client, 'contactUs', { ...VISITOR, envType: 'internal' })
    sent.assertStatus(201)
    assert.containsSubset(await stored(), [{ env_type: 'external' }])
  })

  test('a filled honeypot gets the very same answer', async ({ assert, client }) => {
    const sent = await post(client, 'contactUs', { ...VISITOR, website: 'x' })
    sent.assertStatus(201)
    sent.assertBody({ success: true, data: null, errors: [], message: '' })
    assert.isEmpty(await stored())
  })

  test('subscriptionRequest refuses in German where German is read', async ({ assert, client }) => {
    const product = await givenProduct('site_funds', { venue: 'KNEIP' })
    const refused = await post(client, 'subscriptionRequest', { ...VISITOR, product }).header(
      'accept-language',
      'de'
    )
    refused.assertStatus(422)
    assert.containsSubset(bodyOf(refused).errors, [
      { code: 'messages.errors.consent_missing', field: 'consent' },
    ])
    assert.include(bodyOf(refused).message, 'Zustimmung')
  })

  test('too many are answered with 429, and in how many seconds to go on', async ({
    assert,
    client,
  }) => {
    for (let sent = 0; sent < 10; sent++) await post(client, 'contactUs', VISITOR)
    const refused = await post(client, 'contactUs', VISITOR)
    refused.assertStatus(429)
    assert.closeTo(Number(refused.header('retry-after')), 3_600, 60)
  })

  test('countries come with name and VAT', async ({ assert, client }) => {
    const path: string = '/api/v1/countries'
    const response = await client.get(path)
    response.assertStatus(200)
    const { content, totalCount } = bodyOf(response).data as Countries
    assert.lengthOf(content, totalCount)
    assert.containsSubset(content, [
      {
        ...{ code: 'DE', shortcut: 'DE', nameEn: 'Germany', nameDe: 'Deutschland', vat: 19 },
        ...{ eu: true, euCountry: true, isCustomerVisible: true },
      },
    ])
  })
})
