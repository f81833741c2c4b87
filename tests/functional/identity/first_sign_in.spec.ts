import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  createCustomer,
  createCustomerWithPassword,
  createStaff,
} from '#database/factories/identity/people'
import { findAddresses, findUser } from '#identity'
import type User from '#identity/models/user'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage, signIn, type } from '#tests/fixtures/identity/sign_in'
import { TYPED } from '#tests/fixtures/identity/typed_registration'

const { email: _, website: __, howDidYouHearAboutDS: ___, ...DETAILS } = TYPED
const NEWCOMER = { detailsSavedAt: null, privacyNoticeAgreedAt: null }

test.group('Identity | first sign-in of a customer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('details, then the privacy notice, then the page that was asked for', async ({ assert }) => {
    const customer = await createCustomerWithPassword(NEWCOMER)
    const browser = new Browser()
    await browser.visit('/my-account/personal-data')
    assert.equal((await signIn(browser, customer.email)).at(-1), '/save-user-details')
    assert.equal((await browser.visit('/my-account')).location, '/save-user-details')
    assert.equal((await browser.visit('/accept-privacy-notice')).location, '/save-user-details')
    await browser.visit('/my-account/personal-data')

    const { page } = await browser.visit('/save-user-details')
    assert.equal(page.component, 'identity/save_user_details')
    const saved = await browser.visit('/save-user-details', { method: 'POST', form: DETAILS })
    assert.equal(saved.location, '/save-user-details/success')
    const success = await browser.visit('/save-user-details/success')
    assert.equal(success.page.props.seconds, 15)
    const toasts = (success.page as unknown as { flash: { toasts: { text: string }[] } }).flash
      .toasts
    assert.equal(toasts[0]!.text, 'Details have been saved')

    const way = await browser.follow('/sign-in/with/customers')
    assert.equal(way.at(-1), '/accept-privacy-notice')
    const { location } = await browser.visit('/accept-privacy-notice', {
      method: 'POST',
      form: { accepted: true },
    })
    assert.equal(location, '/my-account/personal-data')
    const user = await findUser(customer.id)
    assert.equal(user!.company, TYPED.company)
    assert.equal((await findAddresses(customer.id)).delivery!.name, TYPED.company)
  })

  test('{language}: details that cannot be saved say why at their field')
    .with([
      {
        language: 'en',
        said: 'This is no valid VAT ID of Germany. Please check its letters and digits.',
      },
      {
        language: 'de',
        said: 'Das ist keine gültige USt-IdNr. (Deutschland). Bitte prüfen Sie Buchstaben und Ziffern.',
      },
    ])
    .run(async ({ assert }, { language, said }) => {
      const customer = await createCustomerWithPassword(NEWCOMER)
      const browser = new Browser()
      await signIn(browser, customer.email)
      await browser.visit(`/save-user-details?lang=${language}`)
      const form = { ...DETAILS, tin: 'DE123456789' }
      await browser.visit('/save-user-details', { method: 'POST', form })
      const { page } = await browser.visit('/save-user-details')
      assert.deepEqual(page.props.errors, { tin: said })
      assert.isFalse((await findUser(customer.id))!.hasSavedDetails)
    })

  test('without a page to go to, the notice thanks and leads home', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ privacyNoticeAgreedAt: null })
    const browser = new Browser()
    await signIn(browser, customer.email)
    assert.equal(
      (await browser.visit('/accept-privacy-notice/success')).location,
      '/accept-privacy-notice'
    )
    const form = { accepted: true }
    const { location } = await browser.visit('/accept-privacy-notice', { method: 'POST', form })
    assert.equal(location, '/accept-privacy-notice/success')
    const { page } = await browser.visit(location!)
    assert.equal(page.component, 'identity/privacy_notice_success')
    const toasts = (page as unknown as { flash: { toasts: { text: string }[] } }).flash.toasts
    assert.equal(toasts[0]!.text, 'Privacy notice accepted')
  })

  test('the notice has to be ticked', async ({ assert }) => {
    const customer = await createCustomerWithPassword({ privacyNoticeAgreedAt: null })
    const browser = new Browser()
    await signIn(browser, customer.email)
    await browser.visit('/accept-privacy-notice', { method: 'POST', form: {} })
    const { page } = await browser.visit('/accept-privacy-notice')
    assert.deepEqual(page.props.errors, { accepted: 'Privacy notice is required.' })
  })

  test('calls of the account say what is missing', async ({ client }) => {
    for (const [over, code, message] of [
      [NEWCOMER, 'identity.errors.details_missing', 'UserDetails empty'],
      [
        { privacyNoticeAgreedAt: null },
        'identity.errors.privacy_notice_open',
        'Please accept the privacy notice first.',
      ],
    ] as [Partial<User['$attributes']>, string, string][]) {
      const response = await client
        .get('/my-account')
        .accept('json')
        .loginAs(await createCustomer(over))
      response.assertStatus(403)
      response.assertBodyContains({ success: false, errors: [{ code, message }] })
    }
  })

  test('wrong details are refused at their fields and open nothing', async ({ assert }) => {
    const customer = await createCustomerWithPassword(NEWCOMER)
    const browser = new Browser()
    await signIn(browser, customer.email)
    await browser.visit('/save-user-details')
    const form = { ...DETAILS, company: '', tin: 'DE1' }
    await browser.visit('/save-user-details', { method: 'POST', form })
    const { page } = await browser.visit('/save-user-details')
    assert.deepEqual(page.props.errors, {
      company: 'Company is required.',
      tin: 'This is no valid VAT ID of Germany. Please check its letters and digits.',
    })
    assert.isFalse((await findUser(customer.id))!.hasSavedDetails)
    assert.equal((await browser.visit('/save-user-details/success')).location, '/save-user-details')
  })

  test('whoever has saved them is not asked again', async ({ client }) => {
    for (const user of [await createCustomer(), await createStaff('viewer')]) {
      const page = await client.get('/save-user-details').loginAs(user).redirects(0)
      page.assertHeader('location', '/')
      const sent = await client
        .post('/save-user-details')
        .json(DETAILS)
        .withCsrfToken()
        .loginAs(user)
        .redirects(0)
      sent.assertHeader('location', '/')
    }
  })

  test('visitors are asked to sign in on each of these pages', async ({ client }) => {
    for (const path of [
      '/save-user-details',
      '/save-user-details/success',
      '/accept-privacy-notice',
      '/accept-privacy-notice/success',
    ]) {
      const response = await client.get(path).redirects(0)
      response.assertHeader('location', '/sign-in-or-register')
    }
  })
})

test.group('Identity | window that comes from the provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const NAVIGATION = { 'sec-fetch-dest': 'document' }

  test('asks to wait, then goes on by itself', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    const { location } = await type(browser, await reachSignInPage(browser), customer.email)
    const answer = (await browser.follow(location!, '/externalLogin')).at(-1)!
    const page = await browser.open(answer, { headers: NAVIGATION })
    assert.equal(page.status, 200)
    assert.include(await page.text(), 'Logging in. Please wait...')
    const next = page.headers.get('refresh')!.replace('0; url=', '')
    assert.match(next, /^\/externalLogin\?.*&continue=1$/)
    const done = await browser.open(next, { headers: NAVIGATION })
    assert.equal(done.headers.get('location'), '/')
    assert.isNull((await browser.visit('/my-account')).location)
  })

  test('does not wait for an answer that fits to nothing', async ({ assert }) => {
    for (const path of [
      '/externalLogin?code=x&state=y',
      '/internalUserRegistration',
      '/externalLogin',
    ]) {
      const response = await new Browser().open(path, { headers: NAVIGATION })
      assert.equal(response.headers.get('location'), '/')
    }
  })
})

test.group('Identity | pages after signing out', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const signedOutFor = (reason: string, browser = new Browser()) => {
    browser.cookies.push({ name: 'logoutReason', value: reason, path: '/' })
    return browser.visit('/logout')
  }

  test('reason {reason} is shown as {shown}, also when the page is loaded again')
    .with([
      { reason: 'locked', shown: 'locked' },
      { reason: 'insufficient_roles', shown: 'insufficient_roles' },
      { reason: 'undefined_state', shown: 'undefined_state' },
      { reason: 'failed', shown: 'failed' },
      { reason: 'made-up', shown: 'default' },
    ])
    .run(async ({ assert }, { reason, shown }) => {
      const browser = new Browser()
      const { page } = await signedOutFor(reason, browser)
      assert.equal(page.component, 'identity/signed_out')
      assert.equal(page.props.reason, shown)
      assert.equal((await browser.visit('/logout')).page.props.reason, shown)
    })

  test('inactivity has a page of its own', async ({ assert }) => {
    assert.equal((await signedOutFor('timeout')).location, '/logout-timer')
    assert.equal((await new Browser().visit('/logout-timer')).location, '/logout')
  })
})
