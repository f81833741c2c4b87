import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import sessionLimits from '#config/session_limits'
import { createCustomerWithPassword } from '#database/factories/identity/people'
import { awakeUntil, sweepWakes, wakeSession } from '#identity/gateways/session_wakes'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { signIn } from '#tests/fixtures/identity/sign_in'

const AS_POLL = { 'x-inertia-partial-component': 'site/home', 'x-inertia-partial-data': 'user' }

const later = (minutes: number) => clock.set(clock.now().plus({ minutes }).toISO()!)

async function signedIn() {
  const browser = new Browser()
  await signIn(browser, (await createCustomerWithPassword()).email)
  return browser
}

/** The id in the signed cookie. */
function sessionIdOf(browser: Browser): string {
  const [payload] = decodeURIComponent(browser.cookie('kontor-session')!).slice(2).split('.')
  return JSON.parse(Buffer.from(payload!, 'base64url').toString()).message
}

const ask = async (browser: Browser, method = 'GET') => {
  const headers = { accept: 'application/json' }
  const response = await browser.open('/my-account/session', { method, headers })
  return { status: response.status, body: await response.json() }
}

test.group('Identity | idle time-out', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    clock.set(new Date().toISOString())
    return () => clock.reset()
  })

  test('after a quarter of an hour without activity the session is over, here and there', async ({
    assert,
  }) => {
    const browser = await signedIn()
    later(16)
    const { location } = await browser.visit('/products')
    assert.include(location!, '/oidc/session/end?id_token_hint=')
    const way = await browser.follow(location!, '/logout-timer')
    assert.equal(way.at(-1), '/logout-timer')
    assert.equal((await browser.visit(way.at(-1)!)).page.props.reason, 'timeout')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('every page is activity', async ({ assert }) => {
    const browser = await signedIn()
    for (let n = 0; n < 4; n++) {
      later(14)
      assert.isNull((await browser.visit('/my-account')).location)
    }
  })

  test('a page that refreshes itself is no activity, nor is asking how long it lasts', async ({
    assert,
  }) => {
    const browser = await signedIn()
    later(10)
    await browser.open('/', { headers: { ...AS_POLL, 'x-inertia': 'true' } })
    assert.deepInclude(await ask(browser), { status: 200 })
    later(6)
    const { location } = await browser.visit('/')
    assert.include(location!, '/oidc/session/end')
  })

  test('what a page says on its own is no activity, whatever it is', async ({ assert }) => {
    const browser = await signedIn()
    for (const method of ['GET', 'PUT']) {
      later(10)
      await browser.open('/my-account', { method, headers: { 'x-by-itself': '1' } })
      later(6)
      const { location } = await browser.visit('/')
      assert.include(location!, '/oidc/session/end', method)
      await signIn(browser, (await createCustomerWithPassword()).email)
    }
  })

  test('the page learns how long the session lasts and can prolong it', async ({ assert }) => {
    const browser = await signedIn()
    assert.equal((await ask(browser)).body.data.secondsLeft, 900)
    later(14.5)
    assert.equal((await ask(browser)).body.data.secondsLeft, 30)
    assert.equal((await ask(browser, 'PUT')).body.data.secondsLeft, 900)
  })

  test('a program is told that nobody is signed in, and the page still signs out there', async ({
    assert,
  }) => {
    const browser = await signedIn()
    later(16)
    assert.equal((await ask(browser)).status, 401)
    assert.equal((await ask(browser, 'PUT')).status, 401)
    const { location } = await browser.visit('/')
    assert.include(location!, '/oidc/session/end?id_token_hint=')
  })

  test('after twelve hours everybody signs in again', async ({ assert }) => {
    const browser = await signedIn()
    sessionLimits.longestHours = 0.25
    try {
      later(10)
      await browser.visit('/my-account')
      assert.equal((await ask(browser)).body.data.secondsLeft, 300)
      later(6)
      assert.include((await browser.visit('/')).location!, '/oidc/session/end')
    } finally {
      sessionLimits.longestHours = 12
    }
  })

  test('what keeps a session awake counts as activity', async ({ assert }) => {
    const browser = await signedIn()
    await wakeSession(sessionIdOf(browser), clock.now().plus({ minutes: 40 }).toJSDate())
    later(30)
    assert.equal((await ask(browser)).body.data.secondsLeft, 600)
    assert.isNull((await browser.visit('/my-account')).location)
  })

  test('what keeps nothing awake any more is swept', async ({ assert }) => {
    await wakeSession('past', clock.now().minus({ minutes: 1 }).toJSDate())
    await wakeSession('present', clock.now().plus({ minutes: 1 }).toJSDate())
    await sweepWakes()
    assert.equal(await awakeUntil('past'), 0)
    assert.isAbove(await awakeUntil('present'), 0)
  })
})

/** A host of its own keeps this spec's route apart from the shop's. */
const HOST = 'sessions.localhost'
let release = () => {}
const answerLater = async () => {
  await new Promise<void>((resolve) => (release = resolve))
  return 'done'
}
router.group(() => router.get('/long', answerLater)).domain(HOST)

test.group('Identity | long answers', (group) => {
  group.each.setup(() => limiter.clear())
  group.each.teardown(async () => {
    sessionLimits.idleSeconds = 15 * 60
    await rows(null, 'truncate session_wakes')
  })

  test('an answer that is being sent keeps its session awake', async ({ assert, client }) => {
    sessionLimits.idleSeconds = 0.4
    const customer = await createCustomerWithPassword()
    const answer = client.get('/long').header('host', HOST).loginAs(customer).send()
    let woken: object[] = []
    while (woken.length === 0) woken = await rows(null, 'select * from session_wakes')
    release()
    assert.equal((await answer).text(), 'done')
    await rows(null, 'delete from sign_in_accounts where email = ?', [customer.email])
    await customer.delete()
  })
})
