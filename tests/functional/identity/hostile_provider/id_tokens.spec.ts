import { test } from '@japa/runner'
import sessionLimits from '#config/session_limits'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Browser } from '#tests/fixtures/identity/browser'
import { ACCEPTED, ADDRESSES, ANSWERS, CLAIMS, ISSUERS, SIGNATURES, type Case } from './crimes.js'
import { HostileProvider } from './provider.js'

const REFUSED = [
  ...SIGNATURES.map((one) => ({ ...one, name: `signed by ${one.name}` })),
  ...CLAIMS,
  ...ANSWERS,
  ...ISSUERS,
]

test.group('Identity | a hostile provider', (group) => {
  const provider = new HostileProvider()
  group.setup(() => provider.start('staff'))
  group.setup(() => {
    sessionLimits.authAgeSeconds = 3600
    return () => (sessionLimits.authAgeSeconds = undefined)
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const attempt = async ({ commit }: Case) => {
    provider.crime = await commit(provider.keys)
    const browser = new Browser()
    const { location } = await browser.visit('/sign-in/with/staff')
    const answer = await fetch(location!, { redirect: 'manual' })
    await browser.visit(answer.headers.get('location')!)
    return browser
  }

  test('is refused: {name}')
    .with(REFUSED)
    .run(async ({ assert }, one) => {
      const browser = await attempt(one)
      const { page } = await browser.visit('/logout')
      assert.equal(page.component, 'identity/signed_out')
      assert.equal(page.props.reason, 'failed')
      assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
      assert.isEmpty(await db.from('users').where('email', 'mallory@alster-exchange.example'))
    })

  test('lets nobody in whose e-mail address is {name}')
    .with(ADDRESSES)
    .run(async ({ assert }, one) => {
      provider.crime = await one.commit(provider.keys)
      provider.crime.userInfo = { email: undefined }
      const browser = await attempt({ name: one.name, commit: () => provider.crime })
      assert.equal((await browser.visit('/logout')).page.props.reason, 'undefined_state')
      assert.isEmpty(await db.from('users').where('subject', 'mallory'))
    })

  test('what the provider says about it is shown: {says}')
    .with([
      {
        says: 'The sign-in service reports: Code too old',
        crime: { status: 400, answer: { error: 'x', error_description: 'Code too old' } },
      },
      {
        says: 'HTTP error. Unable to fetch the answer of the sign-in service.',
        crime: { status: 502 },
      },
      { says: undefined, crime: { token: () => 'two.parts' } },
    ])
    .run(async ({ assert }, { says, crime }) => {
      const browser = await attempt({ name: '', commit: () => crime })
      const { page } = await browser.visit('/logout')
      const { flash } = page as unknown as { flash: { toasts: { text: string }[] } }
      assert.equal(flash.toasts[0]?.text, says)
    })

  test('is believed: {name}')
    .with(ACCEPTED)
    .run(async ({ assert }, one) => {
      const browser = await attempt(one)
      assert.isNull((await browser.visit('/my-account')).location)
    })

  test('a code is redeemed with a verifier of 48 characters, another one each time', async ({
    assert,
  }) => {
    const verifiers: string[] = []
    for (const honest of [ACCEPTED[0]!, ACCEPTED[0]!]) {
      await attempt(honest)
      verifiers.push(provider.verifier)
    }
    for (const verifier of verifiers) assert.match(verifier, /^[\w-]{48}$/)
    assert.notEqual(verifiers[0], verifiers[1])
  })
})
