import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import User from '#identity/models/user'
import { scopesOf } from '#identity/queries/scopes_of'
import { listAudit } from '#shared/audit'
import { createStaffSignIn } from '../../../sandbox/staff_sign_in/server.ts'
import { Browser } from '#tests/fixtures/identity/browser'

/** Starts the demo staff provider on a free port and makes the shop its client. */
async function startStaffProvider() {
  const probe = await createStaffSignIn(settings('http://127.0.0.1:1'))
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  const issuer = `http://127.0.0.1:${port}`
  const server = await createStaffSignIn(settings(issuer))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const before = identity.providers.staff
  identity.providers.staff = { ...before, issuer }
  return () => {
    identity.providers.staff = before
    server.closeAllConnections()
    server.close()
  }
}

const settings = (issuer: string) => ({
  issuer,
  clientId: identity.providers.staff.clientId,
  clientSecret: identity.providers.staff.clientSecret!,
  redirectUri: `${process.env.APP_URL}/internalUserRegistration`,
  postLogoutRedirectUri: `${process.env.APP_URL}/logout`,
})

/** Chooses a demo employee and comes back with the provider's answer. */
async function signInAs(browser: Browser, role: string) {
  const { location } = await browser.visit('/sign-in/with/staff')
  const atProvider = new Browser(new URL(location!).origin)
  const way = await atProvider.follow(location!)
  const choice = new URL(way.at(-1)!, location!)
  const chosen = await atProvider.open(choice.href, {
    method: 'POST',
    body: new URLSearchParams({ subject: `staff-${role}` }),
  })
  const back = await atProvider.follow(chosen.headers.get('location')!, '/internalUserRegistration')
  return browser.visit(back.at(-1)!)
}

test.group('Identity | staff', (group) => {
  group.setup(() => startStaffProvider())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('{$self} appear as internal users with the rights of their group')
    .with(['viewer', 'manager', 'admin', 'derivatives', 'sales'] as const)
    .run(async ({ assert }, role) => {
      const browser = new Browser()
      const { location } = await signInAs(browser, role)
      assert.equal(location, '/admin/today')
      assert.isNull((await browser.visit('/admin/today')).location)
      const user = await User.findByOrFail('subject', `staff-${role}`)
      assert.equal(user.kind, 'staff')
      assert.isNull(user.username)
      assert.isTrue(user.accountActivated)
      assert.deepEqual(user.groups, [identity.groups.user, identity.groups[role]])
      assert.isAbove(scopesOf(user).size, 0)
      assert.isNull((await browser.visit('/my-account')).location)
    })

  test('who lacks the required group stays outside, whatever roles they have', async ({
    assert,
    cleanup,
  }) => {
    const before = identity.providers.staff
    cleanup(() => void (identity.providers.staff = before))
    identity.providers.staff = { ...before, requiredGroup: 'marktdaten' }
    const outsider = new Browser()
    assert.include((await signInAs(outsider, 'admin')).location!, '/session/end?id_token_hint=')
    assert.equal((await outsider.visit('/logout')).page.props.reason, 'insufficient_roles')
    assert.isNull(await User.findBy('subject', 'staff-admin'))

    identity.providers.staff = { ...before, requiredGroup: identity.groups.manager }
    assert.equal((await signInAs(new Browser(), 'manager')).location, '/admin/today')
  })

  test('without a role the shop stays closed', async ({ assert }) => {
    const browser = new Browser()
    const { location } = await signInAs(browser, 'none')
    assert.include(location!, '/session/end?id_token_hint=')
    assert.equal((await browser.visit('/logout')).page.props.reason, 'insufficient_roles')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
    assert.isNull(await User.findBy('subject', 'staff-none'))
  })

  test('a second sign-in takes over changed groups and says so in the history', async ({
    assert,
  }) => {
    await signInAs(new Browser(), 'viewer')
    const user = await User.findByOrFail('subject', 'staff-viewer')
    await user.merge({ groups: [identity.groups.admin] }).save()
    await signInAs(new Browser(), 'viewer')
    await user.refresh()
    assert.deepEqual(user.groups, [identity.groups.user, identity.groups.viewer])
    const actions = (await listAudit({ type: 'user', id: user.id })).map(({ action }) => action)
    assert.sameMembers(actions, ['user.registered', 'user.changed_by_provider'])
  })

  test('signing out ends the session at the staff provider too', async ({ assert }) => {
    const browser = new Browser()
    await signInAs(browser, 'admin')
    const { location } = await browser.visit('/logout', { method: 'POST', form: {} })
    assert.include(location!, `${identity.providers.staff.issuer}/session/end?id_token_hint=`)
  })
})
