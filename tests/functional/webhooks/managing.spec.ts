import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { personalDataOfModules } from '#shared/people'
import { announce, givenWebhook } from '#tests/fixtures/webhooks/given_webhook'

const URL = 'https://hooks.example.com/kontor'
const WISH = { name: 'Nightly import', url: URL, events: ['order.completed'] }

type Answer<T> = { data: T; errors: { code: string; field?: string; message: string }[] }
type Added = Answer<{ secret: string; webhook: { id: number; name: string } }>

const add = (client: ApiClient, user: User, wish: object = WISH) =>
  client.request('/api/v1/webhooks', 'POST').json(wish).loginAs(user).withCsrfToken()

const change = (client: ApiClient, user: User, id: number, wish: object) =>
  client.request(`/api/v1/webhooks/${id}`, 'PUT').json(wish).loginAs(user).withCsrfToken()

const states = async () =>
  (await rows<{ state: string }>(null, 'select state from webhook_deliveries order by id')).map(
    ({ state }) => state
  )

test.group('Webhooks | managing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('a secret is shown once, and kept sealed', async ({ assert, client }) => {
    const user = await createCustomer()
    const added = await add(client, user)
    added.assertStatus(201)
    const { secret, webhook } = (added.body() as Added).data
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)

    const shown = await client.request(`/api/v1/webhooks/${webhook.id}`, 'GET').loginAs(user)
    assert.notInclude(shown.text(), secret)
    const kept = await rows(null, 'select * from webhooks')
    assert.notInclude(JSON.stringify(kept), secret.slice(6))
    const events = await listAudit({ type: 'webhook', id: webhook.id })
    assert.equal(events[0]!.action, 'webhook.added')
    assert.notInclude(JSON.stringify(events), secret.slice(6))
  })

  test('what cannot be is refused at its field: {0}')
    .with([
      ['name', { ...WISH, name: '' }],
      ['url', { ...WISH, url: 'http://hooks.example.com' }],
      ['url', { ...WISH, url: 'https://10.0.0.1/' }],
      ['url', { ...WISH, url: `https://hooks.example.com/${'x'.repeat(500)}` }],
      ['events', { ...WISH, events: [] }],
      ['events.0', { ...WISH, events: ['order.placed'] }],
      ['isOn', { ...WISH, isOn: 'maybe' }],
    ] as [string, object][])
    .run(async ({ assert, client }, [field, wish]) => {
      const answer = await add(client, await createCustomer(), wish)
      answer.assertStatus(422)
      assert.equal((answer.body() as Added).errors[0]!.field, field)
      assert.deepEqual(await rows(null, 'select id from webhooks'), [])
    })

  test('there are ten at most', async ({ assert, client }) => {
    const user = await createCustomer()
    for (let at = 0; at < 10; at++) (await add(client, user)).assertStatus(201)
    const refused = await add(client, user)
    refused.assertStatus(409)
    assert.equal((refused.body() as Added).errors[0]!.code, 'webhooks.errors.too_many')
  })

  test('what waits goes to a new address, and is given up when it is switched off', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const { id } = await givenWebhook(user, { url: URL })
    await announce(user)
    const moved = await change(client, user, id, { ...WISH, url: 'https://new.example.com/' })
    moved.assertStatus(200)
    const [delivery] = await rows(null, 'select receiver, state from webhook_deliveries')
    assert.deepEqual(delivery, { receiver: 'https://new.example.com', state: 'Waiting' })

    const off = await change(client, user, id, { ...WISH, isOn: false })
    off.assertStatus(200)
    assert.deepEqual(await states(), ['Failed'])
    await announce(user, { key: 'later' })
    assert.deepEqual(await states(), ['Failed'])
  })

  test('a webhook is changed and deleted at the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const { id } = await givenWebhook(user, { url: URL })
    const send = async (method: 'GET' | 'PUT' | 'DELETE', tag: string | null, wish = WISH) => {
      const call = client.request(`/api/v1/webhooks/${id}`, method).loginAs(user).withCsrfToken()
      if (method === 'PUT') call.json(wish)
      const answer = await (tag === null ? call : call.header('if-match', tag))
      return [answer.status(), answer.header('etag')]
    }
    assert.deepEqual(await send('GET', null), [200, '"1"'])
    assert.deepEqual(await send('PUT', '"1"'), [200, '"2"'])
    await client.request(`/api/v1/webhooks/${id}/secret`, 'POST').loginAs(user).withCsrfToken()
    assert.equal((await send('PUT', '"2"', { ...WISH, name: 'Late' }))[0], 412)
    assert.equal((await send('DELETE', '"2"'))[0], 412)
    const [kept] = await rows(null, 'select name, version from webhooks')
    assert.deepEqual(kept, { name: WISH.name, version: 3 })
    const late = await change(client, user, id, { ...WISH, version: 2 })
    late.assertStatus(409)
    assert.equal((await send('DELETE', '"3"'))[0], 200)
    assert.deepEqual(await rows(null, 'select id from webhooks'), [])
  })

  test('a message of the log goes again under its id, one of somebody else does not', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const { id } = await givenWebhook(user, { url: URL })
    await announce(user)
    await rows(null, `update webhook_deliveries set state = 'Failed', finished_at = now()`)
    const [delivery] = await rows<{ id: number }>(null, 'select id from webhook_deliveries')
    const again = (who: User) =>
      client
        .request(`/api/v1/webhooks/${id}/deliveries/${delivery!.id}/again`, 'POST')
        .loginAs(who)
        .withCsrfToken()
    ;(await again(await createCustomer())).assertStatus(404)
    assert.deepEqual(await states(), ['Failed'])
    ;(await again(user)).assertStatus(202)
    assert.deepEqual(await states(), ['Waiting'])
  })

  test('a test reaches a webhook that is switched off, and no other', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const { id } = await givenWebhook(user, { url: URL, isOn: false })
    await givenWebhook(user, { url: URL })
    const sent = await client
      .request(`/api/v1/webhooks/${id}/test`, 'POST')
      .loginAs(user)
      .withCsrfToken()
    sent.assertStatus(202)
    const found = await rows(
      null,
      `select d.webhook_id as id, m.event from webhook_deliveries d
         join webhook_messages m on m.id = d.message_id`
    )
    assert.deepEqual(found, [{ id, event: 'webhook.test' }])
  })

  test('the page says a refusal in the language of its reader', async ({ assert, client }) => {
    const user = await createCustomer({ locale: 'de' })
    const { id } = await givenWebhook(user, { url: URL })
    const answer = await client
      .put(`/my-account/webhooks/${id}`)
      .form({ 'name': 'Import', 'url': 'http://hooks.example.com/', 'events[0]': 'order.failed' })
      .header('accept-language', 'de')
      .redirects(0)
      .loginAs(user)
      .withCsrfToken()
    assert.deepEqual(answer.flashMessage('inputErrorsBag'), {
      url: ['Die Adresse muss mit https:// beginnen, damit niemand mitliest.'],
    })
  })

  test('webhooks are told in the export of a person', async ({ assert }) => {
    const user = await createCustomer()
    await givenWebhook(user, { url: URL })
    const { webhooks } = await personalDataOfModules(user.id)
    assert.containSubset(webhooks, [{ name: 'Nightly import', url: URL }])
  })
})
