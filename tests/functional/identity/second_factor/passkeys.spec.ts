import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage } from '#tests/fixtures/identity/sign_in'
import { SoftKey, type Lie } from '#tests/fixtures/identity/second_factor/soft_key'
import {
  SECURITY,
  addKey,
  asked,
  latestIdToken,
  signedIn,
  typePassword,
} from '#tests/fixtures/identity/second_factor/ways'

const LIES: { name: string; lie: Lie }[] = [
  { name: 'it was asked by another page', lie: { origin: 'https://evil.example' } },
  { name: 'it belongs to another host', lie: { host: 'evil.example' } },
  { name: 'it signs another question', lie: { challenge: 'b3RoZXI' } },
  { name: 'it did not make sure who holds it', lie: { isUnverified: true } },
]

type Known = { passkeys: { id: number; name: string }[]; recoveryCodesLeft: number }

test.group('Identity | passkeys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const known = async (browser: Browser) =>
    (await browser.visit(SECURITY)).page.props.factors as Known
  const withKey = async () => {
    const { browser, user } = await signedIn()
    const key = new SoftKey()
    await addKey(browser, key)
    return { browser, user, key }
  }
  /** Signs at the sign-in page without having typed anything; whether the shop goes on. */
  const enterWith = async (key: SoftKey, lie: Lie = {}) => {
    const browser = new Browser()
    const page = await reachSignInPage(browser)
    const { data } = await asked(browser, `${page}/passkey`)
    const form = { answer: key.sign(data, lie) }
    const send = () => browser.visit(`${page}/passkey`, { method: 'POST', form })
    const { location } = await send()
    const isIn = location!.includes('/oidc/')
    return { browser, send, isIn, location: location! }
  }

  test('several have names, and the first one brings recovery codes', async ({ assert }) => {
    const { browser } = await signedIn()
    const first = await addKey(browser, new SoftKey(), 'Laptop')
    assert.lengthOf(first.page.props.codes as string[], 10)
    const second = await addKey(browser, new SoftKey(), 'Key in the safe')
    assert.equal(second.location, SECURITY)
    const { passkeys } = await known(browser)
    assert.deepEqual(
      passkeys.map(({ name }) => name),
      ['Laptop', 'Key in the safe']
    )
  })

  test('signs in without a password, and says so in the ID token', async ({ assert }) => {
    const { key } = await withKey()
    const { browser, isIn, location } = await enterWith(key)
    assert.isTrue(isIn)
    await rows(null, 'delete from provider_tokens')
    await browser.follow(location)
    assert.isNull((await browser.visit('/my-account')).location)
    assert.deepEqual((await latestIdToken()).amr, ['hwk', 'user', 'mfa'])
  })

  test('is asked for after a password', async ({ assert }) => {
    const { key, user } = await withKey()
    const { browser, page, location } = await typePassword(user.email)
    assert.equal(location, `${page}/second-step`)
    const { data } = await asked(browser, `${page}/passkey`)
    assert.deepEqual(
      data.allowCredentials!.map(({ id }) => id),
      [key.id]
    )
    const form = { answer: key.sign(data) }
    const done = await browser.visit(`${page}/passkey`, { method: 'POST', form })
    await browser.follow(done.location!)
    assert.isNull((await browser.visit('/my-account')).location)
  })

  test('of somebody else is no second factor', async ({ assert }) => {
    const { user } = await withKey()
    const { key: other } = await withKey()
    const { browser, page } = await typePassword(user.email)
    const { data } = await asked(browser, `${page}/passkey`)
    const form = { answer: other.sign(data) }
    const done = await browser.visit(`${page}/passkey`, { method: 'POST', form })
    assert.notInclude(done.location!, '/oidc/')
  })

  test('opens nothing when {name}')
    .with([
      ...LIES,
      { name: 'another key signs', lie: { isForged: true } },
      { name: 'its counter stands still', lie: { counter: 0 } },
    ])
    .run(async ({ assert }, { lie }) => {
      const { key } = await withKey()
      assert.isTrue((await enterWith(key)).isIn)
      assert.isFalse((await enterWith(key, lie)).isIn)
    })

  test('is not taken when {name}')
    .with(LIES)
    .run(async ({ assert }, { lie }) => {
      const { browser } = await signedIn()
      await addKey(browser, new SoftKey(), 'Laptop', lie)
      assert.isEmpty((await known(browser)).passkeys)
    })

  test('an unknown one opens nothing, and an answer counts once', async ({ assert }) => {
    assert.isFalse((await enterWith(new SoftKey())).isIn)
    const { key } = await withKey()
    const { send, isIn } = await enterWith(key)
    assert.isTrue(isIn)
    assert.notInclude((await send()).location ?? '', '/oidc/')
  })

  test('answers of no shape are refused: {$self}')
    .with([
      '{}',
      '{"answer":null}',
      '{"answer":{"id":"x"}}',
      '{"answer":{"id":"x","rawId":"x","type":"public-key","response":{}}}',
      '{"answer":{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":7}}}',
      '{"answer":[]}',
    ])
    .run(async ({ assert }, form) => {
      const browser = new Browser()
      const page = await reachSignInPage(browser)
      await asked(browser, `${page}/passkey`)
      const done = await browser.visit(`${page}/passkey`, {
        method: 'POST',
        form: JSON.parse(form) as Record<string, unknown>,
      })
      assert.equal(done.status, 302)
      assert.notInclude(done.location!, '/oidc/')
    })

  test('is removed by its owner only', async ({ assert }) => {
    const { browser, key, user } = await withKey()
    const { browser: stranger } = await withKey()
    const { id } = (await known(browser)).passkeys[0]!
    await stranger.visit(`${SECURITY}/passkeys/${id}`, { method: 'DELETE', form: {} })
    assert.lengthOf((await known(browser)).passkeys, 1)
    await browser.visit(`${SECURITY}/passkeys/${id}`, { method: 'DELETE', form: {} })
    assert.deepEqual(await known(browser), {
      authenticator: null,
      ...{ passkeys: [], recoveryCodesLeft: 0 },
    } as Known)
    assert.isFalse((await enterWith(key)).isIn)
    assert.notInclude((await typePassword(user.email)).location, 'second-step')
  })

  test('a locked customer stays outside with it', async ({ assert }) => {
    const { key, user } = await withKey()
    await user.merge({ lockedAt: user.createdAt }).save()
    const { browser, location } = await enterWith(key)
    await browser.follow(location, '/logout')
    assert.isNotNull((await browser.visit('/my-account')).location)
  })
})
