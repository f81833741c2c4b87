import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import User from '#identity/models/user'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/fixtures/identity/browser'
import { HostileProvider, type Crime } from './provider.js'
import { answerFor, arriveWith, isSignedIn } from './questions.js'

/** The provider's tokens live five minutes, so that they are renewed after four. */
const AFTER_MINUTES = 5

test.group('Identity | renewal of a sign-in', (group) => {
  let provider: HostileProvider
  group.each.setup(async () => {
    provider = new HostileProvider()
    return provider.start('staff')
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => {
    clock.set(new Date().toISOString())
    return () => clock.reset()
  })

  const signedIn = async () => {
    const browser = new Browser()
    await arriveWith(browser, await answerFor(browser, 'staff'))
    provider.grants = []
    return browser
  }
  const later = (minutes = AFTER_MINUTES) => clock.set(clock.now().plus({ minutes }).toISO()!)
  const person = () => User.findByOrFail('subject', 'mallory')

  test('the tokens are renewed when four fifths of their life are over', async ({ assert }) => {
    const browser = await signedIn()
    later(3.9)
    assert.isTrue(await isSignedIn(browser))
    assert.deepEqual(provider.grants, [])
    later(0.2)
    assert.isTrue(await isSignedIn(browser))
    assert.deepEqual(provider.grants, ['refresh_token'])
  })

  test('groups that changed at the provider count at once, and the history says so', async ({
    assert,
  }) => {
    const browser = await signedIn()
    assert.equal((await browser.visit('/admin/manage-orders')).status, 200)
    provider.person = { groups: [identity.groups.sales] }
    later()
    assert.equal((await browser.visit('/admin/manage-orders')).status, 403)
    const history = await listAudit({ type: 'user', id: (await person()).id })
    assert.include(
      history.map(({ action }) => action),
      'user.changed_by_provider'
    )
  })

  test('who has no role left is signed out and told why', async ({ assert }) => {
    const browser = await signedIn()
    provider.person = { groups: [] }
    later()
    await browser.visit('/products')
    assert.equal((await browser.visit('/logout')).page.props.reason, 'insufficient_roles')
    assert.isFalse(await isSignedIn(browser))
  })

  test('the session ends when {name}')
    .with([
      {
        name: 'the provider refuses',
        crime: { status: 400, answer: { error: 'invalid_grant' } },
      },
      { name: 'it is another person', crime: { claims: (claims) => ({ ...claims, sub: 'eve' }) } },
      { name: 'the provider vouches for nobody', crime: { answer: { id_token: undefined } } },
    ] satisfies { name: string; crime: Crime }[])
    .run(async ({ assert }, { crime }) => {
      const browser = await signedIn()
      provider.crime = crime
      later()
      await browser.visit('/products')
      assert.isFalse(await isSignedIn(browser))
    })

  test('a foreign key does not renew anything', async ({ assert }) => {
    const browser = await signedIn()
    const { groups } = await person()
    provider.crime = { key: provider.keys.foreign }
    provider.person = { groups: [identity.groups.admin] }
    later()
    assert.equal((await browser.visit('/admin')).status, 200)
    assert.deepEqual((await person()).groups, groups)
  })

  test('a provider that breaks is asked once more, and the session lives on', async ({
    assert,
  }) => {
    const browser = await signedIn()
    provider.crime = { status: 503 }
    later()
    assert.isTrue(await isSignedIn(browser))
    assert.deepEqual(provider.grants, ['refresh_token', 'refresh_token'])
    assert.isTrue(await isSignedIn(browser))
    assert.lengthOf(provider.grants, 2)
    provider.crime = {}
    later(2)
    assert.isTrue(await isSignedIn(browser))
    assert.lengthOf(provider.grants, 3)
  })

  test('without its provider a session lives on, and signing in is explained', async ({
    assert,
  }) => {
    const browser = await signedIn()
    provider.stop()
    later()
    assert.isTrue(await isSignedIn(browser))
    const { location } = await new Browser().visit('/sign-in/with/staff')
    assert.equal(location, '/sign-in-or-register?problem=unavailable')
    const { location: end } = await browser.visit('/logout', { method: 'POST', form: {} })
    assert.equal(end, '/logout')
  })

  test('simultaneous requests renew once', async ({ assert }) => {
    const browser = await signedIn()
    later()
    const answers = await Promise.all([1, 2, 3, 4].map(() => isSignedIn(browser)))
    assert.deepEqual(answers, [true, true, true, true])
    assert.isTrue(await isSignedIn(browser), 'and one that comes after them')
    assert.deepEqual(provider.grants, ['refresh_token'])
  })

  test('tokens are not readable in the database, and go with the session', async ({ assert }) => {
    const browser = await signedIn()
    const [kept] = await rows<{ id_token: string; refresh_token: string }>(
      null,
      'select * from provider_tokens'
    )
    assert.notMatch(kept!.id_token, /^eyJ/)
    assert.notEqual(kept!.refresh_token, 'refresh')
    await browser.visit('/logout', { method: 'POST', form: {} })
    assert.isEmpty(await rows(null, 'select * from provider_tokens'))
  })

  test('who is signed out everywhere has no tokens left', async ({ assert }) => {
    const browser = await signedIn()
    await endSessionsOf((await person()).id)
    assert.isFalse(await isSignedIn(browser))
    assert.isEmpty(await rows(null, 'select * from provider_tokens'))
  })
})
