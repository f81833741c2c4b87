import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { Browser } from '#tests/fixtures/identity/browser'
import { HostileProvider } from './provider.js'
import { answerFor, arriveWith, isSignedIn } from './questions.js'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** By hand, as libraries sign with no short key. */
function signedBy(key: KeyObject, kid: string, claims: object): string {
  const signed = `${part({ alg: 'RS256', kid })}.${part(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

test.group('Identity | a provider that changes its keys', (group) => {
  const floor = identity.keyFloorSeconds
  let provider: HostileProvider
  group.each.setup(async () => {
    provider = new HostileProvider()
    return provider.start('staff')
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => void (identity.keyFloorSeconds = floor))

  const signsIn = async () => {
    const browser = new Browser()
    await arriveWith(browser, await answerFor(browser, 'staff'))
    return isSignedIn(browser)
  }
  /** From now on another key signs, and the former one is not named any more. */
  const rotate = async (kid: string) => {
    await provider.publish(kid, provider.keys.public)
    provider.crime = { header: { kid } }
  }

  test('is believed at once, one change after the other', async ({ assert }) => {
    identity.keyFloorSeconds = 0
    assert.isTrue(await signsIn())
    for (const [n, kid] of ['two', 'three'].entries()) {
      await rotate(kid)
      assert.isTrue(await signsIn(), kid)
      assert.equal(provider.keysAsked, n + 2)
    }
    assert.isTrue(await signsIn())
    assert.equal(provider.keysAsked, 3)
  })

  test('is not believed with a key that anybody could break', async ({ assert }) => {
    const sizes = { 1024: false, 2048: true }
    for (const [bits, isBelieved] of Object.entries(sizes)) {
      const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: Number(bits) })
      identity.keyFloorSeconds = 0
      await provider.publish(bits, publicKey)
      provider.crime = { token: (claims) => signedBy(privateKey, bits, claims) }
      assert.equal(await signsIn(), isBelieved, `${bits} bits`)
    }
  })

  test('is not asked again and again for a key that it does not name', async ({ assert }) => {
    identity.keyFloorSeconds = 3600
    assert.isTrue(await signsIn())
    provider.crime = { header: { kid: 'nobody-knows' } }
    for (let tries = 0; tries < 5; tries++) assert.isFalse(await signsIn())
    assert.equal(provider.keysAsked, 1)
  })
})
