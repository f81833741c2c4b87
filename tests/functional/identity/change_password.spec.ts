import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  createCustomer,
  createCustomerWithPassword,
  createStaff,
  PASSWORD,
} from '#database/factories/identity/people'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import type User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { signIn } from '#tests/fixtures/identity/sign_in'

const NEW = 'Counting-House-7'
type Form = { oldPassword: string; newPassword: string; confirmation: string }
const SENT = { oldPassword: PASSWORD, newPassword: NEW }
const FORM: Form = { ...SENT, confirmation: NEW }

const send = (client: ApiClient, user: User, form: Partial<Form> = {}) =>
  client
    .put('/my-account/change-password')
    .json({ ...FORM, ...form })
    .withInertia()
    .withCsrfToken()
    .loginAs(user)
    .redirects(0)

const call = (client: ApiClient, user: User, body: object) =>
  client
    .request(`/api/v1/users/${user.id}/password`, 'PUT')
    .json(body)
    .loginAs(user)
    .withCsrfToken()

test.group('Identity | change password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('the page shows the rules that the server checks', async ({ client }) => {
    const user = await createCustomerWithPassword()
    const page = await client.visit('identity.change_password').withInertia().loginAs(user)
    page.assertInertiaComponent('identity/account/change_password')
    page.assertInertiaPropsContains({
      rules: [
        { id: 'length', count: 8 },
        { id: 'special' },
        { id: 'number' },
        { id: 'uppercase' },
        { id: 'lowercase' },
      ],
    })
  })

  test('a change counts at once, is recorded and told by mail', async ({ assert, client }) => {
    const user = await createCustomerWithPassword({ locale: 'de' })
    const response = await send(client, user)
    response.assertHeader('location', '/my-account/change-password/success')
    assert.deepInclude(response.flashMessage('toasts'), {
      tone: 'success',
      text: 'Password changed',
    })
    assert.isNull(await verifyPassword(user.email, PASSWORD))
    assert.isNotNull(await verifyPassword(user.email, NEW))
    const [event] = await listAudit({ type: 'user', id: user.id })
    assert.equal(event!.action, 'user.password_changed')
    assert.isNull(event!.after)
    const mails = await rows(null, 'select recipient, subject from mail_outbox')
    assert.deepEqual(mails, [{ recipient: user.email, subject: 'Ihr Kennwort wurde geändert' }])
  })

  test('refused: {title}')
    .with([
      {
        title: 'a wrong old password',
        form: { oldPassword: 'not this one' },
        at: 'oldPassword',
        message: 'Incorrect password',
      },
      {
        title: 'no new password',
        form: { newPassword: '', confirmation: '' },
        at: 'newPassword',
        message: 'New password is empty',
      },
      {
        title: 'one that does not keep the rules',
        form: { newPassword: 'short', confirmation: 'short' },
        at: 'newPassword',
        message: "New password doesn't match the criteria.",
      },
      {
        title: 'the old one again',
        form: { newPassword: PASSWORD, confirmation: PASSWORD },
        at: 'newPassword',
        message: 'Please choose a password that you do not use now.',
      },
    ])
    .run(async ({ assert, client }, { form, at, message }) => {
      const user = await createCustomerWithPassword()
      const response = await send(client, user, form)
      assert.deepEqual(response.flashMessage('inputErrorsBag'), { [at]: [message] })
      assert.isNotNull(await verifyPassword(user.email, PASSWORD))
    })

  test('a confirmation that differs is refused', async ({ assert, client }) => {
    const user = await createCustomerWithPassword()
    const response = await send(client, user, { confirmation: 'Another-One-8' })
    assert.deepEqual(Object.keys(response.flashMessage('inputErrorsBag')), ['confirmation'])
    assert.isNotNull(await verifyPassword(user.email, PASSWORD))
  })

  test('who guesses old passwords has to wait', async ({ assert, client }) => {
    const user = await createCustomerWithPassword()
    for (let tries = 0; tries < 8; tries++) await send(client, user, { oldPassword: 'guess' })
    const response = await send(client, user)
    assert.deepEqual(response.flashMessage('inputErrorsBag'), {
      oldPassword: ['Too many attempts. Please wait 15 minutes.'],
    })
    assert.isNotNull(await verifyPassword(user.email, PASSWORD))
  })

  test('staff, and customers of an outside provider, have no password here', async ({
    assert,
    client,
  }) => {
    const outside = await createCustomer({ issuer: 'https://elsewhere.example' })
    for (const user of [await createStaff('admin'), outside]) {
      const page = await client.get('/my-account/change-password').loginAs(user).redirects(0)
      page.assertHeader('location', '/my-account')
      const menu = await client.visit('identity.account').withInertia().loginAs(user)
      const { tiles } = menu.inertiaProps as { tiles: { id: string }[] }
      assert.notInclude(
        tiles.map(({ id }) => id),
        'change_password'
      )
      ;(await call(client, user, SENT)).assertStatus(403)
    }
  })

  test('over the HTTP API: {title}')
    .with([
      { title: 'no new password is 400', body: { newPassword: '' }, status: 400 },
      { title: 'a wrong old password is 401', body: { oldPassword: 'no' }, status: 401 },
      { title: 'a weak new password is 422', body: { newPassword: 'weak' }, status: 422 },
      { title: 'the right ones are 200', body: {}, status: 200 },
    ])
    .run(async ({ client }, { body, status }) => {
      const user = await createCustomerWithPassword()
      ;(await call(client, user, { ...SENT, ...body })).assertStatus(status)
    })

  test('nobody changes the password of somebody else', async ({ assert, client }) => {
    const victim = await createCustomerWithPassword()
    const response = await client
      .request(`/api/v1/users/${victim.id}/password`, 'PUT')
      .json(SENT)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
    response.assertStatus(404)
    assert.isNotNull(await verifyPassword(victim.email, PASSWORD))
  })
})

test.group('Identity | change password in two browsers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('the other browser is signed out, this one goes on', async ({ assert }) => {
    const user = await createCustomerWithPassword()
    const [here, there] = [new Browser(), new Browser()]
    await signIn(here, user.email)
    await signIn(there, user.email)
    await here.visit('/my-account/change-password')
    const before = here.cookie('kontor-session')
    await here.visit('/my-account/change-password', { method: 'PUT', form: { ...FORM } })
    assert.equal((await here.visit('/my-account')).page.component, 'identity/account/overview')
    assert.notEqual(here.cookie('kontor-session'), before)
    assert.equal((await there.visit('/my-account')).location, '/sign-in-or-register')
    const way = await there.follow('/sign-in/with/customers')
    assert.match(way.at(-1)!, /\/sign-in\/[^/]+$/, 'the provider forgot the person as well')
  })
})
