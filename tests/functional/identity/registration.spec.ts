import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import {
  createCustomer,
  createCustomerWithPassword,
  createStaff,
} from '#database/factories/identity/people'
import { findAddresses } from '#identity'
import { sweepPendingRequests } from '#identity/actions/pending_requests'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { drainJobs } from '#tests/support/drain_jobs'
import { Browser } from '#tests/fixtures/identity/browser'
import { TYPED } from '#tests/fixtures/identity/typed_registration'

const register = async (over: Record<string, unknown> = {}, browser = new Browser()) => {
  await browser.visit('/register')
  const answer = await browser.visit('/register', { method: 'POST', form: { ...TYPED, ...over } })
  return { ...answer, browser }
}
const TOO_MANY = {
  form: 'Too many registrations with this e-mail address or from your network. Please try again in an hour.',
}
const work = () => drainJobs({ only: ['identity.'] })
const mailsTo = (recipient: string) => db.from('mail_outbox').where({ recipient }).orderBy('id')

test.group('Identity | registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('the form asks visitors and offers the countries', async ({ assert }) => {
    const { page } = await new Browser().visit('/register')
    assert.equal(page.component, 'identity/register')
    const { countries } = page.props as unknown as { countries: { code: string }[] }
    assert.includeMembers(
      countries.map(({ code }) => code),
      ['DE', 'FR', 'CH']
    )
  })

  test('registering thanks, and a mail with a link follows', async ({ assert }) => {
    const { location, browser } = await register()
    assert.equal(location, '/register/success')
    const { page } = await browser.visit('/register/success')
    assert.equal(page.component, 'identity/register_success')
    assert.equal(page.props.email, TYPED.email)
    const toasts = (page as unknown as { flash: { toasts: object[] } }).flash.toasts
    assert.deepEqual(toasts, [{ tone: 'success', text: 'User registered' }])
    await work()
    const user = await User.findByOrFail('email', TYPED.email)
    assert.equal(user.phone, '+4940555120')
    assert.equal(user.heardOther, 'At a fair')
    const { billing, delivery } = await findAddresses(user.id)
    assert.equal(billing!.name, TYPED.company)
    assert.deepEqual(delivery, billing)
    const [mail] = await mailsTo(TYPED.email)
    assert.equal(mail.subject, 'Please confirm your e-mail address')
  })

  test('the queue knows no names, and what was typed is gone once it is done', async ({
    assert,
  }) => {
    await register()
    await register()
    const jobs = () => db.from('pgboss.job').where('name', 'identity.register_customer')
    assert.lengthOf(await jobs(), 1)
    assert.notMatch(
      JSON.stringify(await jobs()),
      new RegExp(`${TYPED.email}|${TYPED.lastName}`, 'i')
    )
    assert.lengthOf(await db.from('pending_requests'), 2)
    await work()
    assert.lengthOf(await db.from('pending_requests'), 0)
    assert.lengthOf(await mailsTo(TYPED.email), 1)
  })

  test('what nobody dealt with is forgotten after two weeks', async ({ assert }) => {
    await register()
    clock.set(DateTime.utc().plus({ days: 13 }).toISO())
    await sweepPendingRequests()
    assert.lengthOf(await db.from('pending_requests'), 1)
    clock.set(DateTime.utc().plus({ days: 15 }).toISO())
    await sweepPendingRequests()
    assert.lengthOf(await db.from('pending_requests'), 0)
    await work()
    assert.isNull(await User.findBy('email', TYPED.email))
  })

  test('what a stranger types cannot pass for words of the shop in the mail', async ({
    assert,
  }) => {
    const firstName = 'Your prize\n\nhttps://evil.example/win\n'
    await register({ firstName })
    await work()
    const user = await User.findByOrFail('email', TYPED.email)
    assert.equal(user.firstName, 'Your prize https://evil.example/win')
    const [mail] = await mailsTo(TYPED.email)
    assert.notInclude(mail.text_body + mail.html_body, 'evil.example')
  })

  test('the delivery address may be another one', async ({ assert }) => {
    const delivery = { ...TYPED.billing, city: 'Bremen', postcode: '28195' }
    await register({ sameAddress: false, delivery })
    await work()
    const user = await User.findByOrFail('email', TYPED.email)
    const addresses = await findAddresses(user.id)
    assert.deepEqual([addresses.billing!.city, addresses.delivery!.city], ['Hamburg', 'Bremen'])
  })

  test('refused at {field}: {value}')
    .with([
      { field: 'email', value: '' },
      { field: 'email', value: 'ida@fundament' },
      { field: 'email', value: 'i da@fundament.example' },
      { field: 'company', value: ' ' },
      { field: 'firstName', value: '' },
      { field: 'lastName', value: '' },
      { field: 'phone', value: 'ask me' },
      { field: 'mobilePhone', value: '+' },
      { field: 'tin', value: 'DE312748101' },
      { field: 'billing.addressLine1', value: '' },
      { field: 'billing.postcode', value: '' },
      { field: 'billing.city', value: '' },
      { field: 'billing.country', value: '' },
      { field: 'billing.country', value: 'XX' },
      { field: 'legalEntity', value: false },
      { field: 'privacyNotice', value: false },
    ])
    .run(async ({ assert }, { field, value }) => {
      const [section, part] = field.split('.') as [string, string?]
      const { browser } = await register(
        part ? { [section]: { ...TYPED.billing, [part]: value } } : { [section]: value }
      )
      const { page } = await browser.visit('/register')
      assert.deepEqual(Object.keys(page.props.errors as object), [field])
      assert.equal(await work(), 0)
    })

  test('a missing delivery address is refused only if it is not the same', async ({ assert }) => {
    const { browser } = await register({ sameAddress: false })
    const { page } = await browser.visit('/register')
    assert.deepEqual(page.props.errors, { delivery: 'Delivery address is required.' })
  })

  test('what a program fills in is thanked for and sent nowhere', async ({ assert }) => {
    const { location } = await register({ website: 'https://spam.example', email: 'x' })
    assert.equal(location, '/register/success')
    assert.equal(await work(), 0)
  })

  test('a known address gets the same answer, and its owner a mail', async ({ assert }) => {
    const owner = await createCustomerWithPassword()
    const [known, unknown] = [await register({ email: owner.email }), await register()]
    assert.equal(known.location, unknown.location)
    assert.equal(known.status, unknown.status)
    const pages = await Promise.all(
      [known, unknown].map(({ browser }) => browser.visit('/register/success'))
    )
    assert.deepEqual(
      { ...pages[0]!.page.props, email: '', csrfToken: '' },
      { ...pages[1]!.page.props, email: '', csrfToken: '' }
    )
    await work()
    const [mail, ...others] = await mailsTo(owner.email)
    assert.equal(mail.subject, 'You already have an account')
    assert.isEmpty(others)
    assert.lengthOf(await User.query().where('email', owner.email), 1)
  })

  test('the answer looks nothing up about the address', async ({ assert }) => {
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => asked.push(sql)
    db.connection().getReadClient().on('query', listen)
    await register()
    db.connection().getReadClient().removeListener('query', listen)
    assert.isEmpty(asked.filter((sql) => /sign_in_accounts|"users"|from users/.test(sql)))
    assert.isAbove(asked.length, 0)
  })

  test('sent twice it makes one account and one mail', async ({ assert }) => {
    const browser = new Browser()
    await browser.visit('/register')
    await Promise.all([register({}, browser), register({}, browser)])
    await work()
    await register({ email: TYPED.email.toUpperCase() }, browser)
    await work()
    assert.lengthOf(await User.query().where('email', TYPED.email), 1)
    assert.lengthOf(await db.from('mail_outbox'), 1)
  })

  test('one network registers only so often', async ({ assert }) => {
    const { ofAddress } = identity.registrations
    for (let n = 0; n < ofAddress; n++) {
      assert.equal(
        (await register({ email: `one${n}@fundament.example` })).location,
        '/register/success'
      )
    }
    const { browser } = await register({ email: 'more@fundament.example' })
    const { page } = await browser.visit('/register')
    assert.deepEqual(page.props.errors, TOO_MANY)
  })

  test('one e-mail address is registered only so often, known or not; others still are', async ({
    assert,
  }) => {
    const { ofPerson } = identity.registrations
    const known = await createCustomer()
    for (const email of [known.email, 'nobody@fundament.example']) {
      for (let n = 0; n < ofPerson; n++) {
        assert.equal((await register({ email })).location, '/register/success')
      }
      const { browser } = await register({ email: email.toUpperCase() })
      assert.deepEqual((await browser.visit('/register')).page.props.errors, TOO_MANY)
    }
    const other = await register({ email: 'colleague@fundament.example' })
    assert.equal(other.location, '/register/success')
  })

  test('the words are German for Germans', async ({ assert }) => {
    const browser = new Browser()
    await browser.visit('/register?lang=de')
    await browser.visit('/register', {
      method: 'POST',
      form: { ...TYPED, city: '', email: 'x', legalEntity: false },
    })
    const { page } = await browser.visit('/register')
    assert.deepEqual(page.props.errors, {
      email: 'Bitte geben Sie ein gültiges Format ein.',
      legalEntity: 'Bitte setzen Sie dieses Häkchen.',
    })
  })
})

test.group('Identity | who does not register', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const before = { ...identity.providers.customers }
  group.each.teardown(() => {
    identity.providers.customers = before
  })

  test('staff see which role to request', async ({ client }) => {
    const staff = await createStaff('viewer')
    const response = await client.visit('identity.register').withInertia().loginAs(staff)
    response.assertInertiaComponent('identity/role_requests')
    response.assertInertiaPropsContains({
      environment: 'production',
      groups: { viewer: 'shop_viewer', admin: 'shop_admin' },
      offersSignIn: false,
    })
  })

  test('so does a visitor who says to be an employee', async ({ client }) => {
    const response = await client.get('/register').qs({ for: 'employees' }).withInertia()
    response.assertInertiaComponent('identity/role_requests')
    response.assertInertiaPropsContains({ offersSignIn: true })
  })

  test('customers are sent to their account', async ({ client }) => {
    const customer = await createCustomer()
    const response = await client.get('/register').loginAs(customer).redirects(0)
    response.assertHeader('location', '/my-account')
  })

  test('with an outside provider people register there', async ({ assert, client }) => {
    identity.providers.customers = { ...before, embedded: false }
    const atSignIn = await client.get('/register').redirects(0)
    atSignIn.assertHeader('location', '/sign-in/with/customers')
    const registrationUrl = 'https://accounts.example/new'
    identity.providers.customers = { ...before, embedded: false, registrationUrl }
    const there = await client.get('/register').withInertia().redirects(0)
    there.assertStatus(409)
    there.assertHeader('x-inertia-location', registrationUrl)
    const posted = await client.post('/register').json(TYPED).withCsrfToken().redirects(0)
    assert.notEqual(posted.header('location'), '/register/success')
    for (const path of ['/password/forgotten', '/password/new']) {
      const page = await client.get(path).redirects(0)
      page.assertHeader('location', '/sign-in-or-register')
    }
  })
})
