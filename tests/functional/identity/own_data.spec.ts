import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'

const change = (client: ApiClient, user: User, method: 'POST' | 'DELETE', form: object = {}) =>
  client
    .request('/my-account/my-data/deletion-request', method)
    .json(form)
    .withInertia()
    .withCsrfToken()
    .loginAs(user)
    .redirects(0)

const mails = () =>
  rows<{ recipient: string; subject: string }>(
    null,
    'select recipient, subject from mail_outbox order by id'
  )

test.group('Identity | export of personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('the file holds what is kept of the person, and nobody’s secrets', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer({ secondEmail: 'desk@elbquant.example' })
    const stranger = await createCustomer()
    const token = await createToken({ user, kind: 'account', name: 'Import' })
    const response = await client.get('/my-account/my-data/export').loginAs(user)
    response.assertStatus(200)
    assert.match(response.header('content-disposition')!, /personal_data_\d{8}\.json/)
    const text = response.text()
    const data = JSON.parse(text) as Record<string, Record<string, unknown>>
    assert.containsSubset(data, {
      account: { email: user.email, company: user.company, tin: user.tin },
      addresses: { billing: { city: 'Hamburg' }, delivery: { city: 'Hamburg' } },
      tokens: [{ name: 'Import' }],
      history: [{ action: 'user.token_created' }],
    })
    assert.include(text, 'desk@elbquant.example')
    assert.notInclude(text, stranger.email)
    assert.notInclude(text, user.subject)
    assert.isTrue(token.ok)
    if (token.ok) assert.notInclude(text, token.value.value)
    const events = await listAudit({ type: 'user', id: user.id })
    assert.equal(events.at(-1)!.action, 'user.data_exported')
  })

  test('higher modules add what they keep', async ({ assert, client }) => {
    const user = await createCustomer()
    const response = await client.get('/my-account/my-data/export').loginAs(user)
    const data = JSON.parse(response.text()) as Record<string, unknown>
    const modules = ['orders', 'downloads', 'basket', 'messages', 'trials', 'quotes']
    assert.includeMembers(Object.keys(data), modules)
  })
})

test.group('Identity | deletion of the account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('a request is confirmed, told to the staff, and can be taken back', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    await change(client, user, 'POST', { confirmed: true, reason: 'We close.' })
    const page = await client.visit('identity.my_data').withInertia().loginAs(user)
    page.assertInertiaPropsContains({ request: { refusedAt: null } })
    assert.deepEqual(await mails(), [
      { recipient: user.email, subject: 'You asked for the deletion of your account' },
      { recipient: shop.support.email, subject: `Deletion requested: account ${user.id}` },
    ])
    await change(client, user, 'DELETE')
    const after = await client.visit('identity.my_data').withInertia().loginAs(user)
    after.assertInertiaPropsContains({ request: null })
    const actions = (await listAudit({ type: 'user', id: user.id })).map(({ action }) => action)
    assert.deepEqual(actions, ['user.deletion_requested', 'user.deletion_withdrawn'])
    assert.lengthOf(await mails(), 4)
  })

  test('two clicks are one request', async ({ assert, client }) => {
    const user = await createCustomer()
    await change(client, user, 'POST', { confirmed: true })
    const again = await change(client, user, 'POST', { confirmed: true })
    assert.deepEqual(again.flashMessage('inputErrorsBag'), {
      form: ['The deletion has been asked for already.'],
    })
    assert.lengthOf(await mails(), 2)
  })

  test('without the confirmation nothing is asked for', async ({ assert, client }) => {
    const user = await createCustomer()
    const refused = await change(client, user, 'POST', { confirmed: false })
    assert.deepEqual(Object.keys(refused.flashMessage('inputErrorsBag')), ['confirmed'])
    assert.lengthOf(await mails(), 0)
  })

  test('the accounts of staff belong to their employer', async ({ assert, client }) => {
    const user = await createStaff('viewer')
    const refused = await change(client, user, 'POST', { confirmed: true })
    assert.deepEqual(Object.keys(refused.flashMessage('inputErrorsBag')), ['form'])
    assert.lengthOf(await mails(), 0)
  })
})
