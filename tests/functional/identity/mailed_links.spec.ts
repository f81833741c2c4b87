import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import limits from '#config/api_limits'
import identity from '#config/identity'
import { createCustomerWithPassword, PASSWORD } from '#database/factories/identity/people'
import { registerCustomer } from '#identity/actions/registration/register_customer'
import { sweepSignInLinks } from '#identity/actions/sign_in_links/sweep_sign_in_links'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import { detailsFrom } from '#identity/http/typed_details'
import User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { drainJobs } from '#tests/support/drain_jobs'
import { Browser } from '#tests/fixtures/identity/browser'
import { latestLinkTo } from '#tests/fixtures/identity/mailed_link'
import { signIn } from '#tests/fixtures/identity/sign_in'
import { TYPED } from '#tests/fixtures/identity/typed_registration'

const NEW = 'Fresh-Tally-7'
const TWICE = { password: NEW, passwordConfirmation: NEW }

const TOO_MANY = {
  email:
    'Too many links were asked for with this e-mail address or from your network. Please try again in an hour.',
}

/** Asks for a link as a person who forgot the password, and lets the worker mail it. */
const ask = async (email: string, browser = new Browser()) => {
  await browser.visit('/password/forgotten')
  const answer = await browser.visit('/password/forgotten', { method: 'POST', form: { email } })
  await drainJobs({ only: ['identity.'] })
  return { ...answer, browser }
}

/** Opens a mailed link and types a new password there. */
const choose = async (link: string, form: Record<string, string>, browser = new Browser()) => {
  assertLeadsOn(await browser.visit(link))
  await browser.visit('/password/new')
  return browser.visit('/password/new', { method: 'POST', form })
}
const assertLeadsOn = ({ location }: { location: string | null }) => {
  if (location !== '/password/new') throw new Error(`A link led to ${location}`)
}

test.group('Identity | forgotten password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  test('a mailed link sets a new password, once, and ends every session', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const elsewhere = new Browser()
    await signIn(elsewhere, customer.email)
    assert.isNull((await elsewhere.visit('/my-account')).location)

    assert.equal((await ask(customer.email)).location, '/password/sent')
    const link = await latestLinkTo(customer.email)
    const browser = new Browser()
    const { location } = await choose(link, TWICE, browser)
    assert.equal(location, '/password/done')
    assert.isFalse((await browser.visit('/password/done')).page.props.isActivation)

    assert.isNotNull(await verifyPassword(customer.email, NEW))
    assert.isNull(await verifyPassword(customer.email, PASSWORD))
    assert.equal((await elsewhere.visit('/my-account')).location, '/sign-in-or-register')
    const way = await elsewhere.follow('/sign-in/with/customers')
    assert.include(way.at(-1)!, '/sign-in/', 'the provider forgot the person as well')

    const again = new Browser()
    await again.visit(link)
    assert.equal((await again.visit('/password/new')).page.component, 'identity/link_over')
    const [mail] = await db
      .from('mail_outbox')
      .where('recipient', customer.email)
      .orderBy('id', 'desc')
    assert.equal(mail.subject, 'Your password was changed')
    const events = await listAudit({ type: 'user', id: customer.id })
    assert.include(
      events.map(({ action }) => action),
      'user.password_reset'
    )
  })

  test('a known and an unknown address get the same answer', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const [known, unknown] = [await ask(customer.email), await ask('nobody@elbquant.example')]
    assert.equal(known.location, unknown.location)
    assert.equal(known.status, unknown.status)
    const recipients = await db.from('mail_outbox').select('recipient')
    assert.deepEqual(recipients, [{ recipient: customer.email }])
  })

  test('asking looks nothing up about the address', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const browser = new Browser()
    await browser.visit('/password/forgotten')
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => asked.push(sql)
    db.connection().getReadClient().on('query', listen)
    const form = { email: customer.email }
    await browser.visit('/password/forgotten', { method: 'POST', form })
    db.connection().getReadClient().removeListener('query', listen)
    assert.isEmpty(asked.filter((sql) => /sign_in_accounts|sign_in_links|"users"/.test(sql)))
    assert.isAbove(asked.length, 0)
  })

  test('asking again at once sends no second mail, asking later does', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    const mails = () => db.from('mail_outbox').where('recipient', customer.email)
    await ask(customer.email)
    await ask(customer.email)
    assert.lengthOf(await mails(), 1)
    clock.set(clock.now().plus({ minutes: 2 }).toISO()!)
    await ask(customer.email)
    assert.lengthOf(await mails(), 2)
  })

  test('after a link was used the next one is sent at once', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    await ask(customer.email)
    const first = await latestLinkTo(customer.email)
    await choose(first, TWICE)
    await ask(customer.email)
    assert.lengthOf(await db.from('sign_in_links').whereNull('used_at'), 1)
  })

  test('nobody fills a mailbox: ten links a day', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    for (let n = 0; n < 12; n++) {
      await limiter.clear()
      await ask(customer.email)
      clock.set(clock.now().plus({ minutes: 2 }).toISO()!)
    }
    assert.lengthOf(await db.from('sign_in_links'), 10)
  })

  test('links are counted in the window of the configuration', async ({ assert, cleanup }) => {
    const { every } = limits.passwordLinks
    cleanup(() => void (limits.passwordLinks.every = every))
    limits.passwordLinks.every = '10 minutes'
    const customer = await createCustomerWithPassword()
    for (let n = 0; n < 12; n++) {
      await limiter.clear()
      await ask(customer.email)
      clock.set(clock.now().plus({ minutes: 2 }).toISO()!)
    }
    assert.lengthOf(await db.from('sign_in_links'), 12)
  })

  test('using one link ends the others', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    await ask(customer.email)
    const first = await latestLinkTo(customer.email)
    clock.set(clock.now().plus({ minutes: 2 }).toISO()!)
    await ask(customer.email)
    await choose(await latestLinkTo(customer.email), TWICE)
    const browser = new Browser()
    await browser.visit(first)
    assert.equal((await browser.visit('/password/new')).page.component, 'identity/link_over')
  })

  test('two who use a link at the same moment do not both win', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    await ask(customer.email)
    const link = await latestLinkTo(customer.email)
    const answers = await Promise.all(
      ['Fresh-Tally-1', 'Fresh-Tally-2'].map((password) =>
        choose(link, { password, passwordConfirmation: password })
      )
    )
    assert.deepEqual(answers.map(({ location }) => location).sort(), [
      '/password/done',
      '/password/new',
    ])
  })

  test('a link is over after {hours} hours')
    .with([{ hours: 1 }])
    .run(async ({ assert }, { hours }) => {
      const customer = await createCustomerWithPassword()
      await ask(customer.email)
      const link = await latestLinkTo(customer.email)
      const start = clock.now()
      for (const [minutes, component] of [
        [hours * 60 - 1, 'identity/new_password'],
        [hours * 60, 'identity/link_over'],
      ] as const) {
        clock.set(start.plus({ minutes }).toISO()!)
        const browser = new Browser()
        await browser.visit(link)
        assert.equal((await browser.visit('/password/new')).page.component, component)
      }
    })

  test('a token that nobody made, and none at all, open nothing', async ({ assert }) => {
    for (const address of ['/password/new?token=made-up', '/password/new']) {
      const browser = new Browser()
      await browser.visit(address)
      assert.equal((await browser.visit('/password/new')).page.component, 'identity/link_over')
      const { location } = await browser.visit('/password/new', { method: 'POST', form: TWICE })
      assert.equal(location, '/password/new')
    }
  })

  test('the token leaves the address at once and is kept by no cache', async ({ assert }) => {
    const { location, response } = await new Browser().visit('/password/new?token=abc')
    assert.equal(location, '/password/new')
    assert.equal(response.headers.get('cache-control'), 'no-store')
  })

  test('refused: {password} / {passwordConfirmation}')
    .with([
      {
        password: 'short-A1',
        passwordConfirmation: 'short-A2',
        errors: { passwordConfirmation: 'Passwords must be identical' },
      },
      {
        password: 'all-lower-case-1',
        passwordConfirmation: 'all-lower-case-1',
        errors: { password: "New password doesn't match the criteria." },
      },
      {
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        errors: { password: 'Please choose a password that you do not use now.' },
      },
      {
        password: '',
        passwordConfirmation: '',
        errors: {
          password: 'Password is required.',
          passwordConfirmation: 'Confirm password is required.',
        },
      },
    ])
    .run(async ({ assert }, { errors, ...form }) => {
      const customer = await createCustomerWithPassword()
      await ask(customer.email)
      const browser = new Browser()
      await choose(await latestLinkTo(customer.email), form, browser)
      assert.deepEqual((await browser.visit('/password/new')).page.props.errors, errors)
      assert.isNotNull(await verifyPassword(customer.email, PASSWORD))
    })

  test('one network asks only so often', async ({ assert }) => {
    const { ofAddress } = identity.signInLinks
    for (let n = 0; n < ofAddress; n++) await ask(`one${n}@elbquant.example`)
    const { browser } = await ask('more@elbquant.example')
    assert.deepEqual((await browser.visit('/password/forgotten')).page.props.errors, TOO_MANY)
  })

  test('for one e-mail address it is asked only so often, known or not', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    for (const email of [customer.email, 'nobody@elbquant.example']) {
      for (let n = 0; n < identity.signInLinks.ofPerson; n++) {
        assert.equal((await ask(email)).location, '/password/sent')
      }
      const { browser } = await ask(email.toUpperCase())
      assert.deepEqual((await browser.visit('/password/forgotten')).page.props.errors, TOO_MANY)
    }
    assert.equal((await ask('colleague@elbquant.example')).location, '/password/sent')
  })

  test('links that were over long ago are forgotten', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    await ask(customer.email)
    clock.set(clock.now().plus({ days: 29 }).toISO()!)
    await sweepSignInLinks()
    assert.lengthOf(await db.from('sign_in_links'), 1)
    clock.set(clock.now().plus({ days: 2 }).toISO()!)
    await sweepSignInLinks()
    assert.isEmpty(await db.from('sign_in_links'))
  })
})

test.group('Identity | first password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  const register = () => {
    const details = detailsFrom({ ...TYPED, sameAddress: true, jobPosition: null, tin: null })
    const registration = { ...details, email: TYPED.email, heard: { how: null, other: null } }
    return registerCustomer({ registration, locale: 'en' })
  }

  test('the mailed link confirms the address and activates the account', async ({ assert }) => {
    await register()
    const browser = new Browser()
    const link = await latestLinkTo(TYPED.email)
    await browser.visit(link)
    const { page } = await browser.visit('/password/new')
    assert.equal(page.props.purpose, 'activation')
    await choose(link, TWICE, browser)
    assert.isTrue((await browser.visit('/password/done')).page.props.isActivation)
    const user = await User.findByOrFail('email', TYPED.email)
    assert.isTrue(user.accountActivated)
    assert.equal((await signIn(browser, TYPED.email, NEW)).at(-1), '/')
    assert.isNull((await browser.visit('/my-account')).location)
  })

  test('before that nobody can sign in, whatever they type', async ({ assert }) => {
    await register()
    for (const password of ['', 'null', NEW]) {
      assert.isNull(await verifyPassword(TYPED.email, password))
    }
  })

  test('a mail that never came is sent again, as a confirmation', async ({ assert }) => {
    await register()
    clock.set(clock.now().plus({ days: 6 }).toISO()!)
    await ask(TYPED.email)
    const mails = await db.from('mail_outbox').where('recipient', TYPED.email).orderBy('id')
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Please confirm your e-mail address', 'Please confirm your e-mail address']
    )
    clock.set(clock.now().plus({ days: 6 }).toISO()!)
    assert.equal((await choose(await latestLinkTo(TYPED.email), TWICE)).location, '/password/done')
  })

  test('a right password does not replace the confirmation', async ({ assert }) => {
    const customer = await createCustomerWithPassword()
    await db
      .from('sign_in_accounts')
      .where('email', customer.email)
      .update({ email_verified: false })
    const browser = new Browser()
    const page = (await signIn(browser, customer.email)).at(-1)!
    await drainJobs({ only: ['identity.'] })
    assert.match((await browser.visit(page)).page.component, /identity\/sign_in$/)
    assert.include(await latestLinkTo(customer.email), '/password/new?token=')
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })
})
