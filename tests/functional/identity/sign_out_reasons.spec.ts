import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomerWithPassword, createStaff } from '#database/factories/identity/people'
import { lockUser, unlockUser } from '#identity/actions/staff/set_lock'
import { clock } from '#shared/clock'
import { Browser } from '#tests/fixtures/identity/browser'
import { keepSessionsInDatabase } from '#tests/fixtures/identity/database_sessions'
import { signIn } from '#tests/fixtures/identity/sign_in'

/** What the open page of a tab does: asks about its session, and leaves when that is over. */
async function waitingTab(browser: Browser) {
  const headers = { accept: 'application/json' }
  const { status } = await browser.open('/my-account/session', { headers })
  if (status === 200) return null
  const way = await browser.follow('/logout')
  const { page } = await browser.visit(way.at(-1)!)
  return { status, path: pathOf(way.at(-1)!), reason: page.props.reason, way }
}

const pathOf = (address: string) => new URL(address, process.env.APP_URL).pathname

test.group('Identity | why a session ended', (group) => {
  group.setup(() => keepSessionsInDatabase())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    clock.set(new Date().toISOString())
    return () => clock.reset()
  })

  const signedIn = async () => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await signIn(browser, customer.email)
    return { customer, browser, by: await createStaff('manager') }
  }

  test('a lock: the next click leads to the locked text, by way of the provider', async ({
    assert,
  }) => {
    const { browser, customer, by } = await signedIn()
    await lockUser({ userId: customer.id, by })
    const { location } = await browser.visit('/products')
    assert.include(location!, '/oidc/session/end?id_token_hint=')
    const way = await browser.follow(location!)
    assert.equal(pathOf(way.at(-1)!), '/logout')
    const { page } = await browser.visit('/logout')
    assert.equal(page.props.reason, 'locked')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('a lock: a page that waits goes there as well', async ({ assert }) => {
    const { browser, customer, by } = await signedIn()
    await lockUser({ userId: customer.id, by })
    const end = await waitingTab(browser)
    assert.containsSubset(end, { status: 403, path: '/logout', reason: 'locked' })
    assert.include(end!.way.join(' '), '/oidc/session/end')
  })

  test('a lock: nothing else is answered meanwhile', async ({ assert }) => {
    const { browser, customer, by } = await signedIn()
    await lockUser({ userId: customer.id, by })
    const headers = { accept: 'application/json' }
    const calls = [`/api/v1/users/${customer.id}`, '/api/v1/tokens', '/my-account/my-data/export']
    for (const path of calls) {
      assert.equal((await browser.open(path, { headers })).status, 403, path)
    }
  })

  test('sessions from before a lock do not come back with the unlocking', async ({ assert }) => {
    const { browser, customer, by } = await signedIn()
    await lockUser({ userId: customer.id, by })
    await unlockUser({ userId: customer.id, by })
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('logging out in another tab is no inactivity', async ({ assert }) => {
    const { browser } = await signedIn()
    const { location } = await browser.visit('/logout', { method: 'POST', form: {} })
    await browser.follow(location!, '/logout')
    assert.equal((await browser.visit('/logout')).page.props.reason, 'default')
    const other = await waitingTab(browser)
    assert.containsSubset(other, { status: 401, path: '/logout', reason: 'default' })
  })

  test('inactivity is said in every tab', async ({ assert }) => {
    const { browser } = await signedIn()
    clock.set(clock.now().plus({ minutes: 16 }).toISO()!)
    for (const _ of ['one tab', 'another']) {
      const end = await waitingTab(browser)
      assert.containsSubset(end, { status: 401, path: '/logout-timer', reason: 'timeout' })
    }
  })

  test('the next sign-in forgets why the last one ended', async ({ assert }) => {
    const { browser, customer } = await signedIn()
    clock.set(clock.now().plus({ minutes: 16 }).toISO()!)
    await waitingTab(browser)
    await signIn(browser, customer.email)
    assert.isUndefined(browser.cookie('logoutReason'))
    assert.equal((await browser.visit('/logout')).location, '/')
    assert.equal((await browser.visit('/logout-timer')).location, '/logout')
  })

  test('who was never logged in is told nothing else', async ({ assert }) => {
    const { page } = await new Browser().visit('/logout')
    assert.equal(page.props.reason, 'none')
  })
})
