import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomerWithPassword, createStaff } from '#database/factories/identity/people'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { lockUser } from '#identity/actions/staff/set_lock'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { keepSessionsInDatabase, statementsOf } from '#tests/fixtures/identity/database_sessions'
import { signIn } from '#tests/fixtures/identity/sign_in'

const SESSION = /\bsessions\b|session_wakes|provider_tokens/
/** Now and then, by chance, whoever writes also clears away what has expired. */
const SWEEP = /^delete from "sessions" where "expires_at"/
const USER = /from "users"/

test.group('Identity | sessions in the database', (group) => {
  group.setup(keepSessionsInDatabase)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  const signedIn = async () => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await signIn(browser, customer.email)
    await browser.visit('/imprint')
    return { browser, customer }
  }

  test('a request of a signed-in person reads its session and its user once each', async ({
    assert,
  }) => {
    const { browser } = await signedIn()
    const statements = await statementsOf(() => browser.visit('/imprint'))
    const ofSession = statements.filter((sql) => SESSION.test(sql))
    assert.lengthOf(ofSession, 1, ofSession.join('\n'))
    assert.match(ofSession[0]!, /^select \* from "sessions" where "id" = /)
    assert.lengthOf(
      statements.filter((sql) => USER.test(sql)),
      1
    )
  })

  test('both look-ups go by an index', async ({ assert }) => {
    await rows(null, 'set local enable_seqscan = off')
    for (const query of [`sessions where id = 'x'`, 'users where id = 1']) {
      const plan = await rows(null, `explain select * from ${query}`)
      assert.match(JSON.stringify(plan), /Index Cond: \(id = /)
    }
  })

  test('activity is written at most once a minute', async ({ assert }) => {
    clock.set(new Date().toISOString())
    const { browser } = await signedIn()
    const writesOf = async () => {
      const statements = await statementsOf(() => browser.visit('/imprint'))
      const writes = statements.filter((sql) => SESSION.test(sql) && !sql.startsWith('select'))
      return writes.filter((sql) => !SWEEP.test(sql)).length
    }
    clock.set(clock.now().plus({ seconds: 59 }).toISO()!)
    assert.equal(await writesOf(), 0)
    clock.set(clock.now().plus({ seconds: 2 }).toISO()!)
    assert.equal(await writesOf(), 1)
    assert.equal(await writesOf(), 0)
  })

  test('visitors leave no row, and their forms are protected all the same', async ({ assert }) => {
    const visitor = new Browser()
    const statements = await statementsOf(async () => {
      await visitor.visit('/faq')
      await visitor.visit('/contact')
    })
    assert.isEmpty(
      statements.filter((sql) => /(insert into|update|delete from) "sessions"/.test(sql))
    )
    assert.isEmpty(await rows(null, 'select id from sessions'))

    const { csrfToken } = (await visitor.visit('/contact')).page.props
    const choose = async (browser: Browser, token: string) => {
      const body = new URLSearchParams({ consent: 'necessary', _csrf: token })
      const { headers } = await browser.open('/cookie-consent', { method: 'POST', body })
      return headers.getSetCookie().join()
    }
    assert.include(await choose(visitor, String(csrfToken)), 'cookie_consent=')
    const stranger = new Browser()
    await stranger.visit('/contact')
    assert.notInclude(await choose(stranger, String(csrfToken)), 'cookie_consent=')
  })

  test('no session is looked for where no cookie was brought', async ({ assert }) => {
    const visitor = new Browser()
    const ofSession = async () => {
      const statements = await statementsOf(() => visitor.visit('/imprint'))
      return statements.filter((sql) => SESSION.test(sql)).length
    }
    assert.equal(await ofSession(), 0)
    assert.equal(await ofSession(), 1)
  })

  test('what is said once to a visitor is kept until then and no longer', async ({ assert }) => {
    const visitor = new Browser()
    const { props } = (await visitor.visit('/contact')).page
    const body = new URLSearchParams({ _csrf: String(props.csrfToken), email: 'no address' })
    await visitor.open('/contact', { method: 'POST', body })
    assert.lengthOf(await rows(null, 'select id from sessions'), 1)
    const said = await visitor.visit('/contact')
    assert.property(said.page.props.errors, 'email')
    assert.isEmpty(await rows(null, 'select id from sessions'))
  })

  test('signing in changes the session’s id and files it under the user', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await browser.visit('/sign-in-or-register')
    const before = browser.cookie('kontor-session')
    await signIn(browser, customer.email)
    assert.notEqual(browser.cookie('kontor-session'), before)
    const filed = await rows(null, 'select id from sessions where user_id = ?', [
      String(customer.id),
    ])
    assert.lengthOf(filed, 1)
    const thief = new Browser()
    thief.cookies = [{ name: 'kontor-session', value: before!, path: '/' }]
    assert.equal((await thief.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('a lock ends every session with the next request', async ({ assert }) => {
    const { browser, customer } = await signedIn()
    await lockUser({ userId: customer.id, by: await createStaff('manager') })
    await browser.follow('/', '/logout')
    assert.equal((await browser.visit('/logout')).page.props.reason, 'locked')
  })

  test('a session that is ended while a request of it is under way stays ended', async ({
    assert,
  }) => {
    clock.set(new Date().toISOString())
    const { browser, customer } = await signedIn()
    clock.set(clock.now().plus({ seconds: 61 }).toISO()!)
    const writes = await statementsOf(
      () => browser.visit('/imprint'),
      (sql) => USER.test(sql) && endSessionsOf(customer.id)
    )
    assert.isNotEmpty(writes.filter((sql) => /^update sessions/.test(sql)))
    assert.isEmpty(await rows(null, 'select id from sessions'))
  })

  test('roles that are given and taken count with the next request', async ({ assert }) => {
    const { browser, customer } = await signedIn()
    await customer.merge({ kind: 'staff', username: null }).save()
    const statuses = []
    for (const groups of [[], [identity.groups.viewer], [identity.groups.user]]) {
      await customer.merge({ groups }).save()
      statuses.push((await browser.visit('/admin/manage-orders')).status)
    }
    assert.deepEqual(statuses, [403, 200, 403])
  })

  test('ended sessions leave nothing behind', async ({ assert }) => {
    const { browser, customer } = await signedIn()
    await endSessionsOf(customer.id)
    assert.isEmpty(
      await rows(null, 'select id from sessions where user_id = ?', [String(customer.id)])
    )
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('the cookie is kept from scripts and other sites', async ({ assert }) => {
    const response = await new Browser().open('/sign-in-or-register')
    const cookie = response.headers
      .getSetCookie()
      .find((line) => line.startsWith('kontor-session='))
    assert.match(cookie!, /; HttpOnly/)
    assert.match(cookie!, /; SameSite=Lax/i)
  })
})
