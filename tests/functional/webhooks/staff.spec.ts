import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { announce, givenWebhook } from '#tests/fixtures/webhooks/given_webhook'

const URL = 'https://hooks.example.com/kontor?key=of-the-customer'

const hooks = () => rows(null, 'select is_on as "isOn", off_reason as why from webhooks')

test.group('Webhooks | staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('see where the programs of a person listen, and nothing of what they were told', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    await givenWebhook(await createCustomer(), { url: URL, name: 'Of somebody else' })
    const { secret } = await givenWebhook(user, { url: URL })
    await announce(user)
    const page = await client
      .get(`/admin/manage-users/${user.id}/webhooks`)
      .loginAs(await createStaff('viewer'))
      .withInertia()
    page.assertStatus(200)
    const { webhooks } = page.body().props as { webhooks: object[] }
    assert.lengthOf(webhooks, 1)
    assert.containsSubset(webhooks[0], { url: URL, isOn: true, waiting: 1, delivered: 0 })
    assert.notInclude(page.text(), secret)
    assert.notInclude(page.text(), '10482')
  })

  test('switch one off: nothing more is sent, its owner gets a mail, the history says who', async ({
    assert,
    client,
  }) => {
    const user = await createCustomer()
    const { id } = await givenWebhook(user, { url: URL })
    await announce(user)
    const clerk = await createStaff('admin')
    const pause = (userId: number) =>
      client
        .post(`/admin/manage-users/${userId}/webhooks/${id}/pause`)
        .loginAs(clerk)
        .withCsrfToken()
        .redirects(0)
    await pause((await createCustomer()).id)
    assert.deepEqual(await hooks(), [{ isOn: true, why: null }])
    await pause(user.id)
    assert.deepEqual(await hooks(), [{ isOn: false, why: 'staff' }])
    assert.deepEqual(await rows(null, 'select state from webhook_deliveries'), [
      { state: 'Failed' },
    ])
    const [mail] = await rows<{ subject: string }>(null, 'select subject from mail_outbox')
    assert.equal(mail!.subject, 'Your webhook “Nightly import” is switched off')
    const event = (await listAudit({ type: 'webhook', id })).at(-1)
    assert.containsSubset(event, { action: 'webhook.switched_off' })
    await pause(user.id)
    assert.lengthOf(await rows(null, 'select id from mail_outbox'), 1)
  })

  test('do both over the API too, and nobody with a token', async ({ assert, client }) => {
    const user = await createCustomer()
    const { id, secret } = await givenWebhook(user, { url: URL })
    await announce(user)
    const [viewer, admin] = [await createStaff('viewer'), await createStaff('admin')]
    const path = `/api/v1/users/${user.id}/webhooks`
    const seen = await client.get(path).accept('json').loginAs(viewer)
    seen.assertStatus(200)
    const { data } = seen.body() as { data: { content: object[] } }
    assert.containsSubset(data.content[0], { id, url: URL, isOn: true, waiting: 1 })
    assert.notInclude(seen.text(), secret)
    const pause = (who: typeof admin) =>
      client.post(`${path}/${id}/pause`).accept('json').loginAs(who).withCsrfToken()
    ;(await pause(viewer)).assertStatus(403)
    const token = await createToken({ user: admin, kind: 'account', name: 'Import' })
    if (!token.ok) throw new Error(token.refusal.code)
    const byToken = await client
      .post(`${path}/${id}/pause`)
      .accept('json')
      .bearerToken(token.value.value)
    byToken.assertStatus(403)
    assert.deepEqual(await hooks(), [{ isOn: true, why: null }])
    ;(await pause(admin)).assertStatus(200)
    assert.deepEqual(await hooks(), [{ isOn: false, why: 'staff' }])
    ;(await pause(admin)).assertStatus(404)
  })
})
