import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  createCustomerWithPassword,
  createStaff,
  PASSWORD,
} from '#database/factories/identity/people'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { lockUser } from '#identity/actions/staff/set_lock'
import { clock } from '#shared/clock'
import env from '#start/env'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage, signIn, type } from '#tests/fixtures/identity/sign_in'

test.group('Identity | start of a sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('the redirect carries code flow, PKCE S256, state and nonce', async ({ assert }) => {
    const { location } = await new Browser().visit('/sign-in/with/customers')
    const { origin, pathname, searchParams } = new URL(location!)
    assert.equal(origin + pathname, `${process.env.APP_URL}/oidc/auth`)
    assert.equal(searchParams.get('response_type'), 'code')
    assert.equal(searchParams.get('code_challenge_method'), 'S256')
    assert.match(searchParams.get('code_challenge')!, /^[\w-]{43}$/)
    assert.match(searchParams.get('state')!, /^[\w-]{32}$/)
    assert.match(searchParams.get('nonce')!, /^[\w-]{32}$/)
    assert.equal(searchParams.get('redirect_uri'), `${process.env.APP_URL}/externalLogin`)
  })

  test('over an open line no sign-in begins, and the choice says why', async ({
    assert,
    cleanup,
  }) => {
    const browser = new Browser()
    const address = process.env.APP_URL!
    cleanup(() => env.set('APP_URL', address))
    env.set('APP_URL', 'http://shop.example')
    const { location } = await browser.visit('/sign-in/with/customers')
    assert.equal(location, '/sign-in-or-register')
    const { page } = await browser.visit(location!)
    assert.include(JSON.stringify(page), 'Log in needs a secure connection (HTTPS).')
  })

  test('a company behind one address starts work at the same minute', async ({ assert }) => {
    const starts = Array.from({ length: 150 }, () => new Browser().visit('/sign-in/with/customers'))
    const answers = await Promise.all(starts)
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [409])
  })

  test('an Inertia visit leaves the application for the provider', async ({ assert }) => {
    const { status, response } = await new Browser().visit('/sign-in/with/customers')
    assert.equal(status, 409)
    assert.include(response.headers.get('x-inertia-location')!, '/oidc/auth?')
  })

  test('the choice offers staff sign-in only where it is configured', async ({ assert }) => {
    const { page } = await new Browser().visit('/sign-in-or-register')
    assert.equal(page.component, 'identity/sign_in_choice')
    assert.isFalse(page.props.offersStaffSignIn)
  })

  test('a provider that is not there is explained on the choice', async ({ assert }) => {
    const browser = new Browser()
    const way = await browser.follow('/sign-in/with/staff')
    assert.equal(way.at(-1), '/sign-in-or-register?problem=unavailable')
    const { page } = await browser.visit(way.at(-1)!)
    assert.equal(page.props.problem, 'unavailable')
  })
})

test.group('Identity | sign-in at the shop’s own provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('e-mail address and password lead to the page that was asked for', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    assert.equal(
      (await browser.visit('/my-account/personal-data')).location,
      '/sign-in-or-register'
    )
    const before = browser.cookie('kontor-session')
    const way = await signIn(browser, customer.email)
    assert.equal(way.at(-1), '/my-account/personal-data')
    assert.notEqual(browser.cookie('kontor-session'), before)
    const { page } = await browser.visit('/my-account')
    assert.equal(page.component, 'identity/account/overview')
    assert.equal(page.props.username, customer.username)
  })

  test('the username works as well, in any case', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ username: 'ABrandt' })
    const browser = new Browser()
    await signIn(browser, 'abrandt')
    const { page } = await browser.visit('/my-account')
    assert.equal(page.props.username, customer.username)
  })

  test('the intended address stays within the shop', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    for (const address of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'my-account',
      '/\t/evil.example',
    ]) {
      const browser = new Browser()
      await browser.visit(`/sign-in-or-register?redirect=${encodeURIComponent(address)}`)
      assert.equal((await signIn(browser, customer.email)).at(-1), '/', address)
    }
    const browser = new Browser()
    await browser.visit('/sign-in-or-register?redirect=%2Fmy-account')
    assert.equal((await signIn(browser, customer.email)).at(-1), '/my-account')
  })

  test('unknown name and wrong password get the same answer at the field', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    const page = await reachSignInPage(browser)
    const answers = []
    for (const name of [customer.email, 'nobody@elbquant.example', 'nobody']) {
      const { location } = await type(browser, page, name, 'Wrong-Password-1')
      assert.equal(new URL(location!, process.env.APP_URL).pathname, page)
      answers.push((await browser.visit(page)).page.props.errors)
    }
    assert.deepEqual(answers[0], {
      password: 'E-mail address, username or password is not right.',
    })
    assert.deepEqual(answers[1], answers[0])
    assert.deepEqual(answers[2], answers[0])
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('after too many wrong passwords even the right one has to wait', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    const page = await reachSignInPage(browser)
    for (let n = 0; n < 8; n++) await type(browser, page, customer.email, 'Wrong-Password-1')
    await type(browser, page, customer.email, PASSWORD)
    const { errors } = (await browser.visit(page)).page.props
    assert.deepEqual(errors, { password: 'Too many attempts. Please wait 15 minutes.' })
  })

  test('a right password takes back what its account had counted', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    for (let round = 0; round < 2; round++) {
      const browser = new Browser()
      const page = await reachSignInPage(browser)
      for (let n = 0; n < 5; n++) await type(browser, page, customer.email, 'Wrong-Password-1')
      const { location } = await type(browser, page, customer.email, PASSWORD)
      assert.include(location!, '/oidc/auth/')
    }
  })

  test('the sign-in page of somebody else is closed', async ({ assert }) => {
    const page = await reachSignInPage(new Browser())
    const { location } = await new Browser().visit(page)
    assert.equal(location, '/sign-in-or-register?problem=expired')
  })

  test('a locked customer is signed out again and told so', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ lockedAt: clock.now() })
    const browser = new Browser()
    const { location } = await type(browser, await reachSignInPage(browser), customer.email)
    const way = await browser.follow(location!, '/logout')
    assert.include(way.at(-2)!, '/oidc/session/end')
    const { page } = await browser.visit(way.at(-1)!)
    assert.equal(page.props.reason, 'locked')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('who has not agreed to the privacy notice agrees first', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ privacyNoticeAgreedAt: null })
    const browser = new Browser()
    await browser.visit('/my-account/personal-data')
    assert.equal((await signIn(browser, customer.email)).at(-1), '/accept-privacy-notice')
    assert.equal((await browser.visit('/my-account')).location, '/accept-privacy-notice')
    await browser.visit('/accept-privacy-notice', { method: 'POST', form: {} })
    assert.equal((await browser.visit('/my-account')).location, '/accept-privacy-notice')
    const { location } = await browser.visit('/accept-privacy-notice', {
      method: 'POST',
      form: { accepted: true },
    })
    assert.equal(location, '/my-account')
    assert.isNull((await browser.visit('/my-account')).location)
  })
})

test.group('Identity | answers of the provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  /** Everything up to the provider's answer, which is not used yet. */
  const untilAnswer = async (browser: Browser) => {
    const customer = await createCustomerWithPassword()
    const page = await reachSignInPage(browser)
    const { location } = await type(browser, page, customer.email)
    const way = await browser.follow(location!, '/externalLogin')
    return new URL(way.at(-1)!)
  }

  test('no parameters, or a state that nobody asked for, lead to the start', async ({ assert }) => {
    const browser = new Browser()
    const answer = await untilAnswer(browser)
    answer.searchParams.set('state', 'somebody-elses-state')
    for (const address of [answer.href, '/externalLogin', '/externalLogin?state=&code=x']) {
      assert.equal((await browser.visit(address)).location, '/')
    }
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('the answer of one browser is of no use in another', async ({ assert }) => {
    const answer = await untilAnswer(new Browser())
    const thief = new Browser()
    assert.equal((await thief.visit(answer.href)).location, '/')
    assert.equal((await thief.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('an answer counts once', async ({ assert }) => {
    const browser = new Browser()
    const answer = await untilAnswer(browser)
    assert.equal((await browser.visit(answer.href)).location, '/')
    assert.isNull((await browser.visit('/my-account')).location)
    await browser.visit('/logout', { method: 'POST', form: {} })
    await browser.visit(answer.href)
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('a used code is refused even with a fresh state', async ({ assert }) => {
    const browser = new Browser()
    const first = await untilAnswer(browser)
    await browser.visit(first.href)
    const other = new Browser()
    const { location } = await other.visit('/sign-in/with/customers')
    const state = new URL(location!).searchParams.get('state')!
    first.searchParams.set('state', state)
    assert.equal((await other.visit(first.href)).location, '/logout')
    assert.equal((await other.visit('/logout')).page.props.reason, 'failed')
    assert.equal((await other.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('after a day an open sign-in has gone stale', async ({ assert }) => {
    const browser = new Browser()
    const answer = await untilAnswer(browser)
    clock.set(clock.now().plus({ days: 1, minutes: 1 }).toISO()!)
    assert.equal((await browser.visit(answer.href)).location, '/')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('an answer for the customers counts nothing at the door of the staff', async ({
    assert,
  }) => {
    const browser = new Browser()
    const answer = await untilAnswer(browser)
    const { location } = await browser.visit(`/internalUserRegistration${answer.search}`)
    assert.equal(location, '/')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })
})

test.group('Identity | sign-out and changes meanwhile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('signing out ends the session here and at the provider', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await signIn(browser, customer.email)
    const session = browser.cookie('kontor-session')
    const { location } = await browser.visit('/logout', { method: 'POST', form: {} })
    assert.include(location!, '/oidc/session/end?id_token_hint=')
    const way = await browser.follow(location!)
    assert.equal(new URL(way.at(-1)!).pathname, '/logout')
    assert.notEqual(browser.cookie('kontor-session'), session)
    const { page } = await browser.visit('/logout')
    assert.equal(page.props.reason, 'default')
    // A provider that still knew the person would answer with a code at once.
    assert.match(await reachSignInPage(browser), /^\/sign-in\/[\w-]+$/)
    const records = await db
      .from('oidc_records')
      .where('kind', 'Session')
      .whereJsonSuperset('payload', {
        accountId: customer.subject,
      })
    assert.isEmpty(records)
  })

  test('a link to the provider’s sign-out without proof ends nothing', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await signIn(browser, customer.email)
    const { location } = await browser.visit('/oidc/session/end?client_id=kontor')
    assert.equal(location, '/')
    const way = await browser.follow('/sign-in/with/customers', '/externalLogin')
    assert.include(way.at(-1)!, 'code=')
  })

  test('a user can be signed out on every device', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browsers = [new Browser(), new Browser(), new Browser()]
    const other = await createCustomerWithPassword()
    for (const browser of browsers.slice(0, 2)) await signIn(browser, customer.email)
    await signIn(browsers[2]!, other.email)
    await endSessionsOf(customer.id)
    const ways = []
    for (const browser of browsers) ways.push((await browser.visit('/my-account')).location)
    assert.deepEqual(ways, ['/sign-in-or-register', '/sign-in-or-register', null])
  })

  test('whoever is locked is out with the next click', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await signIn(browser, customer.email)
    await lockUser({ userId: customer.id, by: await createStaff('manager') })
    const way = await browser.follow('/', '/logout')
    const { page } = await browser.visit(way.at(-1)!)
    assert.equal(page.props.reason, 'locked')
  })
})
