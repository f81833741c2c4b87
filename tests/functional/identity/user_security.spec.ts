import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  createCustomer,
  createCustomerWithPassword,
  createStaff,
} from '#database/factories/identity/people'
import { resendEmailVerification } from '#identity/actions/emails/resend_email_verification'
import { endAllSessions, endOneSession } from '#identity/actions/staff/end_sessions_of_user'
import { lockUser } from '#identity/actions/staff/set_lock'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { listOpenSessions } from '#identity/queries/list_open_sessions'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { keepSessionsInDatabase } from '#tests/fixtures/identity/database_sessions'
import { signIn } from '#tests/fixtures/identity/sign_in'

const PATH = '/admin/manage-users'

const open = (client: ApiClient, by: User, user: User) =>
  client.get(`${PATH}/${user.id}/security`).withInertia().loginAs(by)

const press = (client: ApiClient, by: User, method: string, path: string, body: object = {}) =>
  client.request(`${PATH}/${path}`, method).json(body).withCsrfToken().redirects(0).loginAs(by)

const actionsOf = async ({ id }: User) =>
  (await listAudit({ type: 'user', id })).map(({ action }) => action)

test.group('Security of a person | sessions', (group) => {
  group.setup(keepSessionsInDatabase)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  const signedIn = async (customer: User) => {
    const browser = new Browser()
    await signIn(browser, customer.email)
    await browser.visit('/my-account')
    return browser
  }
  const isIn = async (browser: Browser) => (await browser.visit('/my-account')).status === 200

  test('ending one leaves the other; that browser is asked to sign in again', async ({
    assert,
  }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomerWithPassword()]
    const lost = await signedIn(customer)
    const [session] = await listOpenSessions(customer.id)
    const kept = await signedIn(customer)
    assert.equal(session!.ipAddress, '127.0.0.1')
    assert.lengthOf(await listOpenSessions(customer.id), 2)
    const input = { userId: customer.id, by: admin, session: session!.name }
    assert.isTrue((await endOneSession(input)).ok)
    assert.deepEqual([await isIn(lost), await isIn(kept)], [false, true])
    const way = await lost.follow('/sign-in/with/customers')
    assert.match(way.at(-1)!, /\/sign-in\//, 'the provider does not let it in by itself')
    const again = await endOneSession(input)
    assert.equal(again.ok ? null : again.refusal.code, 'account.errors.session_over')
    assert.include(await actionsOf(customer), 'user.session_ended')
  })

  test('ending all ends all with the next request', async ({ assert }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomerWithPassword()]
    const browsers = [await signedIn(customer), await signedIn(customer)]
    await endAllSessions({ userId: customer.id, by: admin })
    for (const browser of browsers) assert.isFalse(await isIn(browser))
    assert.isEmpty(await listOpenSessions(customer.id))
    const [entry] = (await listAudit({ type: 'user', id: customer.id })).slice(-1)
    assert.deepEqual([entry!.action, entry!.before], ['user.sessions_ended', { sessions: 2 }])
  })

  test('a session that is idle for too long is open no more', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    await signedIn(customer)
    assert.lengthOf(await listOpenSessions(customer.id), 1)
    clock.set(clock.now().plus({ hours: 1 }).toISO()!)
    assert.isEmpty(await listOpenSessions(customer.id))
  })

  test('the id of a session stays where it is', async ({ assert, client }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomerWithPassword()]
    await signedIn(customer)
    const [{ id }] = (await rows<{ id: string }>(
      null,
      'select id from sessions where user_id = ?',
      [String(customer.id)]
    )) as [{ id: string }]
    const response = await open(client, admin, customer)
    response.assertStatus(200)
    assert.notInclude(JSON.stringify(response.body()), id)
  })
})

test.group('Security of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('staff revoke a token; its next call is refused', async ({ assert, client }) => {
    const [manager, customer] = [await createStaff('manager'), await createCustomer()]
    const made = await createToken({ user: customer, kind: 'account', name: 'Nightly' })
    const { id, value } = made.ok ? made.value : { id: 0, value: '' }
    const call = () => client.get('/api/v1/tokens').header('authorization', `Bearer ${value}`)
    const response = await open(client, manager, customer)
    assert.notInclude(JSON.stringify(response.body()), value.slice(-20))
    await press(client, manager, 'DELETE', `${customer.id}/tokens/${id}`)
    ;(await call()).assertStatus(401)
    const [entry] = (await listAudit({ type: 'user', id: customer.id })).slice(-1)
    assert.deepInclude(entry, { action: 'user.token_revoked' })
    assert.equal(entry!.actor.id, manager.id)
  })

  test('a manager ends nothing of an administrator', async ({ assert, client }) => {
    const [manager, admin] = [await createStaff('manager'), await createStaff('admin')]
    const made = await createToken({ user: admin, kind: 'account', name: 'Nightly' })
    const { id } = made.ok ? made.value : { id: 0 }
    const shown = (await open(client, manager, admin)).inertiaProps as unknown as {
      person: { refusal: string }
    }
    assert.equal(shown.person.refusal, 'account.errors.rights_exceed_own')
    await press(client, manager, 'DELETE', `${admin.id}/tokens/${id}`)
    const ended = await endAllSessions({ userId: admin.id, by: manager })
    assert.equal(ended.ok ? null : ended.refusal.code, 'account.errors.rights_exceed_own')
    assert.notInclude(await actionsOf(admin), 'user.token_revoked')
  })

  test('the code of an additional address is sent again, and staff never see it', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const customer = await createCustomer({ secondEmail: 'research@elbquant.example' })
    await resendEmailVerification(customer.id, 'second')
    await press(client, manager, 'POST', `${customer.id}/email-codes`, { place: 'second' })
    const sent = await rows(null, `select from mail_outbox where recipient = ?`, [
      'research@elbquant.example',
    ])
    assert.lengthOf(sent, 2)
    const mails = await client.get(`${PATH}/${customer.id}/mails`).withInertia().loginAs(manager)
    const text = JSON.stringify(mails.body())
    assert.include(text, 'research@elbquant.example')
    assert.notMatch(text, /verifyEmail/)
    assert.include(await actionsOf(customer), 'user.email_code_sent')
  })

  test('the lock says since when, by whom and why', async ({ assert, client }) => {
    const [manager, customer] = [await createStaff('manager'), await createCustomer()]
    await press(client, manager, 'POST', `${customer.id}/lock`, { reason: 'Chargeback 4711' })
    const { security } = (await open(client, manager, customer)).inertiaProps as unknown as {
      security: { lock: { by: string; reason: string } }
    }
    assert.deepInclude(security.lock, { by: manager.email, reason: 'Chargeback 4711' })
    await lockUser({ userId: customer.id, by: manager })
  })

  test('who only reads is shown nothing to press: {$self}')
    .with(['viewer'] as const)
    .run(async ({ assert, client }, role) => {
      const [viewer, customer] = [await createStaff(role), await createCustomer()]
      const { person } = (await open(client, viewer, customer)).inertiaProps as unknown as {
        person: { refusal: string }
      }
      assert.equal(person.refusal, 'identity.errors.no_permission')
    })

  test('nobody of that number: {$self}')
    .with(['permissions', 'security', 'mails', 'history'])
    .run(async ({ client }, tab) => {
      const admin = await createStaff('admin')
      const response = await client.get(`${PATH}/999999999/${tab}`).loginAs(admin)
      response.assertStatus(404)
    })
})

test.group('Security of a person | HTTP API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('tokens, mails and history are read, and a token is ended', async ({ assert, client }) => {
    const [manager, customer] = [await createStaff('manager'), await createCustomer()]
    const made = await createToken({ user: customer, kind: 'account', name: 'Nightly' })
    await lockUser({ userId: customer.id, by: manager, reason: 'Asked by phone' })
    const get = async (what: string) => {
      const response = await client.get(`/api/v1/users/${customer.id}/${what}`).loginAs(manager)
      response.assertStatus(200)
      return (response.body() as { data: { content: Record<string, unknown>[] } }).data.content
    }
    const [token] = await get('tokens')
    assert.deepInclude(token, { name: 'Nightly' })
    const history = await get('history?action=locked')
    assert.deepInclude(history[0], { action: 'locked', reason: 'Asked by phone' })
    assert.isArray(await get('mails?state=Sent'))
    assert.isArray(await get('sessions'))
    const ended = await client
      .delete(`/api/v1/users/${customer.id}/tokens/${made.ok ? made.value.id : 0}`)
      .withCsrfToken()
      .loginAs(manager)
    ended.assertStatus(200)
    assert.isEmpty(await get('tokens'))
  })

  test('a token of staff ends nothing of others', async ({ client }) => {
    const [admin, customer] = [await createStaff('admin'), await createCustomer()]
    const made = await createToken({ user: admin, kind: 'account', name: 'Nightly' })
    const response = await client
      .delete(`/api/v1/users/${customer.id}/sessions`)
      .header('authorization', `Bearer ${made.ok ? made.value.value : ''}`)
    response.assertStatus(403)
  })
})
