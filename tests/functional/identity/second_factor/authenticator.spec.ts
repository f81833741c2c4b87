import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  createCustomerWithPassword,
  createStaff,
  PASSWORD,
} from '#database/factories/identity/people'
import { removeFactors } from '#identity/actions/factors/remove_factors'
import { useRecoveryCode, useTimeCode } from '#identity/actions/factors/use_code'
import { addAuthenticator } from '#identity/actions/factors/authenticator'
import { newAuthenticatorSecret } from '#identity/domain/time_code'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { signIn } from '#tests/fixtures/identity/sign_in'
import { SoftKey } from '#tests/fixtures/identity/second_factor/soft_key'
import {
  SECURITY,
  addKey,
  codeOf,
  latestIdToken,
  setUpApp,
  signedIn,
  typeCode,
  typePassword,
  withApp,
} from '#tests/fixtures/identity/second_factor/ways'

const later = (seconds: number) => clock.set(clock.now().plus({ seconds }).toISO()!)

test.group('Identity | authenticator app', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    clock.set(new Date().toISOString())
    return () => clock.reset()
  })

  test('is set up with its first code and asked for at the next sign-in', async ({ assert }) => {
    const { secret, codes, user } = await withApp()
    assert.lengthOf(codes, 10)
    const way = await typePassword(user.email)
    assert.equal(way.location, `${way.page}/second-step`)
    assert.equal((await way.browser.visit('/my-account')).location, '/sign-in-or-register')
    later(30)
    const { location } = await way.browser.visit(`${way.page}/second-step`, {
      method: 'POST',
      form: { code: codeOf(secret) },
    })
    await way.browser.follow(location!)
    assert.isNull((await way.browser.visit('/my-account')).location)
  })

  test('the ID token says what was proved', async ({ assert }) => {
    const { secret, user } = await withApp()
    const way = await typePassword(user.email)
    later(30)
    const { location } = await way.browser.visit(`${way.page}/second-step`, {
      method: 'POST',
      form: { code: codeOf(secret) },
    })
    await rows(null, 'delete from provider_tokens')
    await way.browser.follow(location!)
    const { amr, acr } = await latestIdToken()
    assert.deepEqual([amr, acr], [['pwd', 'otp', 'mfa'], 'urn:kontor:acr:multi'])
  })

  test('nothing of its secret is readable in the database', async ({ assert }) => {
    const { secret, codes } = await withApp()
    const [kept] = await rows<{ sealed: string }>(
      null,
      'select encrypted_secret as sealed from authenticators'
    )
    assert.notInclude(kept!.sealed, secret)
    const hashes = await rows<{ hash: string }>(
      null,
      'select code_hash as hash from recovery_codes'
    )
    for (const { hash } of hashes) assert.match(hash, /^[0-9a-f]{64}$/)
    assert.notIncludeMembers(
      hashes.map(({ hash }) => hash),
      codes
    )
  })

  test('a code counts {title}: {right}')
    .with([
      { title: 'now', steps: 0, right: true },
      { title: 'half a minute late', steps: -1, right: true },
      { title: 'half a minute early', steps: 1, right: true },
      { title: 'a minute late', steps: -2, right: false },
      { title: 'a minute early', steps: 2, right: false },
    ])
    .run(async ({ assert }, { steps, right }) => {
      const { secret, user } = await withApp()
      later(120)
      assert.equal(await useTimeCode(user.subject, codeOf(secret, steps)), right)
    })

  test('no code: {$self}')
    .with(['', '12345', '1234567', 'abcdef', '12 34', '１２３４５６', '-12345', '0x1234'])
    .run(async ({ assert }, typed) => {
      const { user } = await withApp()
      later(60)
      assert.isFalse(await useTimeCode(user.subject, typed))
    })

  test('neither the code of the set-up nor an older one counts again', async ({ assert }) => {
    const { secret, user } = await withApp()
    assert.isFalse(await useTimeCode(user.subject, codeOf(secret)))
    assert.isFalse(await useTimeCode(user.subject, codeOf(secret, -1)))
    assert.isTrue(await useTimeCode(user.subject, codeOf(secret, 1)))
    assert.isFalse(await useTimeCode(user.subject, codeOf(secret, 1)))
  })

  test('after five wrong codes the account waits, whichever browser asks', async ({ assert }) => {
    const { secret, user } = await withApp()
    later(30)
    const way = await typePassword(user.email)
    for (let tries = 0; tries < 5; tries++) assert.isFalse(await typeCode(way, '000000'))
    const other = await typePassword(user.email)
    await other.browser.visit(`${other.page}/second-step`)
    const refused = await other.browser.visit(`${other.page}/second-step`, {
      method: 'POST',
      form: { code: codeOf(secret) },
    })
    assert.match(refused.location!, /second-step$/)
    const { page } = await other.browser.visit(`${other.page}/second-step`)
    assert.deepEqual(page.props.errors, {
      code: 'Too many wrong codes. Please wait a quarter of an hour.',
    })
    const events = await rows<{ outcome: string }>(
      null,
      'select outcome from sign_in_events where subject = ? order by id desc limit 2',
      [user.subject]
    )
    assert.deepEqual(
      events.map(({ outcome }) => outcome),
      ['blocked', 'wrong_code']
    )
  })

  test('the second step is nobody’s who did not type the password', async ({ assert }) => {
    const { user } = await withApp()
    const { page } = await typePassword(user.email)
    const stranger = new Browser()
    for (const method of ['GET', 'POST']) {
      const { location } = await stranger.visit(`${page}/second-step`, { method })
      assert.equal(new URL(location!, process.env.APP_URL).pathname, page)
    }
  })

  test('an old password is replaced only after the second factor', async ({ assert }) => {
    const { secret, user } = await withApp()
    await db
      .from('sign_in_accounts')
      .where('subject', user.subject)
      .update({ password_changed_at: clock.now().minus({ days: 100 }).toJSDate() })
    const way = await typePassword(user.email)
    assert.equal(way.location, `${way.page}/second-step`)
    const early = await way.browser.visit(`${way.page}/password`)
    assert.equal(early.location, way.page)
    later(30)
    const { location } = await way.browser.visit(`${way.page}/second-step`, {
      method: 'POST',
      form: { code: codeOf(secret) },
    })
    assert.equal(location, `${way.page}/password`)
    const passwords = { password: 'Fresh-Tally-7', passwordConfirmation: 'Fresh-Tally-7' }
    const done = await way.browser.visit(location!, { method: 'POST', form: passwords })
    await way.browser.follow(done.location!)
    assert.isNull((await way.browser.visit('/my-account')).location)
  })

  test('is removed, with the recovery codes, in writing', async ({ assert }) => {
    const { browser, user } = await withApp()
    await browser.visit(`${SECURITY}/authenticator`, { method: 'DELETE', form: {} })
    const { page } = await browser.visit(SECURITY)
    assert.deepEqual(page.props.factors, {
      ...{ authenticator: null, passkeys: [], recoveryCodesLeft: 0 },
    })
    const actions = (await listAudit({ type: 'user', id: user.id })).map(({ action }) => action)
    assert.includeMembers(actions, ['user.authenticator_added', 'user.authenticator_removed'])
    const subjects = await rows<{ subject: string }>(null, 'select subject from mail_outbox')
    assert.includeMembers(
      subjects.map(({ subject }) => subject),
      ['An authenticator app was set up', 'Your authenticator app was removed']
    )
    assert.notInclude((await typePassword(user.email)).location, 'second-step')
  })

  test('cannot be set up twice, nor with a wrong code', async ({ assert }) => {
    const { browser } = await signedIn()
    await browser.visit(`${SECURITY}/authenticator`)
    const wrong = await browser.visit(`${SECURITY}/authenticator`, {
      method: 'POST',
      form: { code: '000000' },
    })
    assert.equal(
      new URL(wrong.location!, process.env.APP_URL).pathname,
      `${SECURITY}/authenticator`
    )
    await setUpApp(browser)
    assert.equal((await browser.visit(`${SECURITY}/authenticator`)).location, SECURITY)
  })
})

test.group('Identity | changes of factors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    clock.set(new Date().toISOString())
    return () => clock.reset()
  })
  const confirm = (browser: Awaited<ReturnType<typeof signedIn>>['browser'], password: string) =>
    browser.visit(`${SECURITY}/confirm`, { method: 'POST', form: { password } })

  test('ask for the password again some minutes after the sign-in', async ({ assert }) => {
    const { browser } = await signedIn()
    assert.isNull((await browser.visit(`${SECURITY}/authenticator`)).location)
    later(11 * 60)
    const { location } = await browser.visit(`${SECURITY}/authenticator`)
    assert.equal(location, `${SECURITY}/confirm`)
    await confirm(browser, 'Wrong-Tally-5')
    assert.isNotNull((await browser.visit(`${SECURITY}/authenticator`)).location)
    assert.equal((await confirm(browser, PASSWORD)).location, SECURITY)
    assert.isNull((await browser.visit(`${SECURITY}/authenticator`)).location)
    later(11 * 60)
    assert.isNotNull((await browser.visit(`${SECURITY}/authenticator`)).location)
  })

  test('end every other session, and the provider lets nobody in unasked: {change}')
    .with([
      { change: 'a new app', make: (browser: Browser) => setUpApp(browser) },
      {
        change: 'an app that is removed',
        make: (browser: Browser) =>
          browser.visit(`${SECURITY}/authenticator`, { method: 'DELETE', form: {} }),
      },
      { change: 'a new passkey', make: (browser: Browser) => addKey(browser, new SoftKey()) },
      {
        change: 'new recovery codes',
        make: (browser: Browser) =>
          browser.visit(`${SECURITY}/recovery-codes`, { method: 'POST', form: {} }),
      },
    ])
    .run(async ({ assert }, { change, make }) => {
      const { user, browser: there } = await signedIn()
      const here = new Browser()
      await signIn(here, user.email)
      if (change !== 'a new app') {
        const secret = newAuthenticatorSecret()
        await addAuthenticator({ user, secret, code: codeOf(secret) })
      }
      assert.isNull((await there.visit('/my-account')).location)
      await make(here)
      assert.isNull((await here.visit(SECURITY)).location)
      assert.equal((await there.visit('/my-account')).location, '/sign-in-or-register')
      const way = await there.follow('/sign-in/with/customers')
      assert.match(way.at(-1)!, /\/sign-in\/[^/]+$/)
    })

  test('by staff end the sessions of the customer', async ({ assert }) => {
    const { user, browser } = await withApp()
    const by = await createStaff('admin')
    const removed = await removeFactors({ userId: user.id, by, reason: 'Phone lost' })
    assert.isTrue(removed.ok)
    assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
  })

  test('are kept by no cache', async ({ assert }) => {
    const { browser } = await signedIn()
    for (const path of ['', '/authenticator', '/confirm']) {
      const { response } = await browser.visit(`${SECURITY}${path}`)
      assert.equal(response.headers.get('cache-control'), 'no-store')
    }
  })

  test('stand in the export of personal data, without secrets', async ({ assert }) => {
    const { browser, secret } = await withApp()
    const text = await (await browser.open('/my-account/my-data/export')).text()
    const { secondFactors } = JSON.parse(text)
    assert.equal(secondFactors.recoveryCodesLeft, 10)
    assert.isString(secondFactors.authenticator.createdAt)
    assert.notInclude(text, secret)
  })
})

test.group('Identity | recovery codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    clock.set(new Date().toISOString())
    return () => clock.reset()
  })

  test('each opens the account once, however it is typed', async ({ assert }) => {
    const { codes, user } = await withApp()
    const [one, other] = codes as [string, string]
    const way = await typePassword(user.email)
    assert.isTrue(
      await typeCode(way, ` ${one.toUpperCase().replaceAll('-', ' ')} `, 'recovery_code')
    )
    const again = await typePassword(user.email)
    assert.isFalse(await typeCode(again, one, 'recovery_code'))
    assert.isTrue(await typeCode(again, other, 'recovery_code'))
    const [mail] = await rows<{ text: string }>(
      null,
      `select text_body as text from mail_outbox where subject = 'A recovery code was used'
        order by id desc limit 1`
    )
    assert.include(mail!.text, 'Codes that are left: 8.')
  })

  test('new ones end the former', async ({ assert }) => {
    const { browser, codes, user } = await withApp()
    const { page } = await browser.visit(`${SECURITY}/recovery-codes`, { method: 'POST', form: {} })
    const fresh = page.props.codes as string[]
    assert.lengthOf(new Set([...codes, ...fresh]), 20)
    assert.isFalse(await useRecoveryCode(user.subject, codes[0]!))
    assert.isTrue(await useRecoveryCode(user.subject, fresh[0]!))
  })

  test('are shown once: the same address leads back', async ({ assert }) => {
    const { browser } = await withApp()
    const { location } = await browser.visit(`${SECURITY}/recovery-codes`)
    assert.equal(location, SECURITY)
  })

  test('somebody else’s code is none', async ({ assert }) => {
    const { codes } = await withApp()
    const { user } = await withApp()
    assert.isFalse(await useRecoveryCode(user.subject, codes[0]!))
  })
})

test.group('Identity | the same code at the same moment', (group) => {
  let made: string[] = []
  // No transaction around it: the requests have to meet each other in the database.
  group.each.teardown(async () => {
    await db.from('users').whereIn('subject', made).delete()
    await db.from('sign_in_accounts').whereIn('subject', made).delete()
    made = []
    clock.reset()
  })
  const prepared = async () => {
    clock.set(new Date().toISOString())
    const user = await createCustomerWithPassword()
    made.push(user.subject)
    const secret = newAuthenticatorSecret()
    const added = await addAuthenticator({ user, secret, code: codeOf(secret) })
    return { user, secret, codes: added.ok ? added.value.recoveryCodes! : [] }
  }
  const winnersOf = async (tries: Promise<boolean>[]) => (await Promise.all(tries)).filter(Boolean)
  const five = <T>(work: () => T) => Array.from({ length: 5 }, work)

  test('of an app counts once', async ({ assert }) => {
    const { user, secret } = await prepared()
    const code = codeOf(secret, 1)
    assert.lengthOf(await winnersOf(five(() => useTimeCode(user.subject, code))), 1)
  })

  test('of recovery counts once', async ({ assert }) => {
    const { user, codes } = await prepared()
    assert.lengthOf(await winnersOf(five(() => useRecoveryCode(user.subject, codes[0]!))), 1)
  })

  test('of a set-up sets up one app', async ({ assert }) => {
    clock.set(new Date().toISOString())
    const user = await createCustomerWithPassword()
    made.push(user.subject)
    const secret = newAuthenticatorSecret()
    const results = await Promise.all(
      five(() => addAuthenticator({ user, secret, code: codeOf(secret) }))
    )
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
  })
})
