import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomerWithPassword, PASSWORD } from '#database/factories/identity/people'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import SignInAccount from '#identity/models/sign_in_account'
import { clock } from '#shared/clock'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage, signIn, type } from '#tests/fixtures/identity/sign_in'

const NEW = 'Fresh-Tally-7'
const form = (password: string) => ({ password, passwordConfirmation: password })

test.group('Identity | password that is too old', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  const createWithOldPassword = async (days: number) => {
    const customer = await createCustomerWithPassword()
    const account = await SignInAccount.findOrFail(customer.subject)
    await account.merge({ passwordChangedAt: clock.now().minus({ days }) }).save()
    return customer
  }

  /** Up to the page that asks for a new password; answers its address. */
  const reachPage = async (browser: Browser, email: string) => {
    const page = await reachSignInPage(browser)
    return (await type(browser, page, email)).location!
  }

  test('after 89 days it still opens the account', async ({ assert }) => {
    const customer = await createWithOldPassword(89)
    assert.equal((await signIn(new Browser(), customer.email)).at(-1), '/')
  })

  test('after 90 days a new one has to be chosen, and signs in', async ({ assert }) => {
    const customer = await createWithOldPassword(90)
    const browser = new Browser()
    await browser.visit('/my-account/personal-data')
    const address = await reachPage(browser, customer.email)
    assert.match(address, /^\/sign-in\/[\w-]+\/password$/)
    const { page } = await browser.visit(address)
    assert.equal(page.component, 'identity/expired_password')
    assert.equal(page.props.days, 90)
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')

    const { location } = await browser.visit(address, { method: 'POST', form: form(NEW) })
    await browser.follow(location!)
    assert.isNull((await browser.visit('/my-account')).location)
    assert.isNotNull(await verifyPassword(customer.email, NEW))
    assert.isNull(await verifyPassword(customer.email, PASSWORD))
  })

  test('the old one is no new one', async ({ assert }) => {
    const customer = await createWithOldPassword(200)
    const browser = new Browser()
    const address = await reachPage(browser, customer.email)
    await browser.visit(address)
    await browser.visit(address, { method: 'POST', form: form(PASSWORD) })
    assert.deepEqual((await browser.visit(address)).page.props.errors, {
      password: 'Please choose a password that you do not use now.',
    })
  })

  test('the page is closed without the old password, and some minutes after it', async ({
    assert,
  }) => {
    const customer = await createWithOldPassword(90)
    const stranger = new Browser()
    const page = await reachSignInPage(stranger)
    for (const method of ['GET', 'POST']) {
      const own = { method, ...(method === 'POST' ? { form: form(NEW) } : {}) }
      assert.equal((await stranger.visit(`${page}/password`, own)).location, page)
    }
    const browser = new Browser()
    const address = await reachPage(browser, customer.email)
    clock.set(clock.now().plus({ minutes: 11 }).toISO()!)
    const late = await browser.visit(address, { method: 'POST', form: form(NEW) })
    assert.equal(late.location, address.replace('/password', ''))
    assert.isNull(await verifyPassword(customer.email, NEW))
  })

  test('whoever is signed in elsewhere is signed out', async ({ assert }) => {
    const customer = await createWithOldPassword(89)
    const elsewhere = new Browser()
    await signIn(elsewhere, customer.email)
    const account = await SignInAccount.findOrFail(customer.subject)
    await account.merge({ passwordChangedAt: clock.now().minus({ days: 91 }) }).save()
    const browser = new Browser()
    const address = await reachPage(browser, customer.email)
    const { location } = await browser.visit(address, { method: 'POST', form: form(NEW) })
    await browser.follow(location!)
    assert.isNull((await browser.visit('/my-account')).location)
    assert.equal((await elsewhere.visit('/my-account')).location, '/sign-in-or-register')
  })
})
