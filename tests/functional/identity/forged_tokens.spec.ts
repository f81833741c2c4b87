import { exportSPKI, type JWTPayload } from 'jose'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { Browser } from './support/browser.js'
import { ForgingProvider, type Keys } from './support/forging_provider.js'

const now = () => Math.floor(Date.now() / 1000)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const but = (change: JWTPayload) => (claims: JWTPayload) => ({ ...claims, ...change })

type Case = {
  name: string
  forge: (keys: Keys) => ForgingProvider['forgery'] | Promise<ForgingProvider['forgery']>
}

const REFUSED: Case[] = [
  { name: 'a foreign key signed it', forge: ({ foreign }) => ({ key: foreign }) },
  {
    name: 'nobody signed it',
    forge: () => ({ token: (claims) => `${part({ alg: 'none' })}.${part(claims)}.` }),
  },
  {
    name: 'the public key signed it as if it were a password',
    forge: async (keys) => ({
      header: { alg: 'HS256' },
      key: new TextEncoder().encode(await exportSPKI(keys.public)),
    }),
  },
  { name: 'it is no token', forge: () => ({ token: () => 'two.parts' }) },
  { name: 'another nonce', forge: () => ({ claims: but({ nonce: 'another' }) }) },
  { name: 'no nonce', forge: () => ({ claims: but({ nonce: undefined }) }) },
  { name: 'another issuer', forge: () => ({ claims: but({ iss: 'https://evil.example' }) }) },
  { name: 'another audience', forge: () => ({ claims: but({ aud: 'other' }) }) },
  {
    name: 'several audiences without an authorised party',
    forge: () => ({ claims: but({ aud: ['kontor', 'other'] }) }),
  },
  {
    name: 'several audiences and another authorised party',
    forge: () => ({ claims: but({ aud: ['kontor', 'other'], azp: 'other' }) }),
  },
  { name: 'over for 61 seconds', forge: () => ({ claims: but({ exp: now() - 61 }) }) },
  { name: 'valid in 65 seconds', forge: () => ({ claims: but({ nbf: now() + 65 }) }) },
  { name: 'issued in 65 seconds', forge: () => ({ claims: but({ iat: now() + 65 }) }) },
  { name: 'no subject', forge: () => ({ claims: but({ sub: undefined }) }) },
]

const ACCEPTED: Case[] = [
  { name: 'nothing is wrong', forge: () => ({}) },
  {
    name: 'several audiences and the shop as authorised party',
    forge: () => ({ claims: but({ aud: ['kontor', 'other'], azp: 'kontor' }) }),
  },
  { name: 'over for 50 seconds', forge: () => ({ claims: but({ exp: now() - 50 }) }) },
  { name: 'valid in 50 seconds', forge: () => ({ claims: but({ nbf: now() + 50 }) }) },
  { name: 'issued in 50 seconds', forge: () => ({ claims: but({ iat: now() + 50 }) }) },
]

test.group('Identity | ID tokens', (group) => {
  const provider = new ForgingProvider()
  group.setup(() => provider.start())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const attempt = async ({ forge }: Case) => {
    provider.forgery = await forge(provider.keys)
    const browser = new Browser()
    const { location } = await browser.visit('/sign-in/with/staff')
    const question = new URL(location!).searchParams
    provider.nonce = question.get('nonce')!
    await browser.visit(`/internalUserRegistration?code=c&state=${question.get('state')}`)
    return browser
  }

  test('refused: {name}')
    .with(REFUSED)
    .run(async ({ assert }, one) => {
      const browser = await attempt(one)
      assert.equal((await browser.visit('/logout')).page.props.reason, 'failed')
      assert.equal((await browser.visit('/my-account')).location, '/sign-in-or-register')
      assert.isEmpty(await db.from('users').where('email', 'mallory@alster-exchange.example'))
    })

  test('accepted: {name}')
    .with(ACCEPTED)
    .run(async ({ assert }, one) => {
      const browser = await attempt(one)
      assert.isNull((await browser.visit('/my-account')).location)
    })
})
