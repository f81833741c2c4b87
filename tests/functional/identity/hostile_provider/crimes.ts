import { exportSPKI, type JWTPayload } from 'jose'
import identity from '#config/identity'
import type { Crime, Keys } from './provider.js'

const MALLORY = 'mallory@alster-exchange.example'

export type Case = { name: string; commit: (keys: Keys) => Crime | Promise<Crime> }

const now = () => Math.floor(Date.now() / 1000)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claiming = (change: JWTPayload): Crime => ({ claims: (claims) => ({ ...claims, ...change }) })
const bytes = (value: string) => new TextEncoder().encode(value)
const unsigned = (header: object) => ({
  token: (claims: JWTPayload) => `${part(header)}.${part(claims)}.`,
})

/** Somebody else signed the ID token, or nobody did. */
export const SIGNATURES: Case[] = [
  { name: 'a foreign key', commit: ({ foreign }) => ({ key: foreign }) },
  {
    name: 'a foreign key of another name',
    commit: ({ foreign }) => ({ key: foreign, header: { kid: 'two' } }),
  },
  {
    name: 'a foreign key that the token brings along',
    commit: ({ foreign }) => ({ key: foreign, header: { jwk: { kty: 'RSA', n: 'x', e: 'AQAB' } } }),
  },
  { name: 'nobody, and it says so', commit: () => unsigned({ alg: 'none' }) },
  { name: 'nobody, and it says otherwise', commit: () => unsigned({ alg: 'RS256', kid: 'one' }) },
  {
    name: 'the public key, as if it were a password',
    commit: async (keys) => ({
      header: { alg: 'HS256' },
      key: bytes(await exportSPKI(keys.public)),
    }),
  },
  {
    name: 'the client’s password',
    commit: () => ({
      header: { alg: 'HS256' },
      key: bytes(identity.providers.staff.clientSecret!),
    }),
  },
  {
    name: 'another kind of key',
    commit: ({ elliptic }) => ({ header: { alg: 'ES256' }, key: elliptic }),
  },
  { name: 'nobody: two parts', commit: () => ({ token: () => 'two.parts' }) },
  { name: 'nobody: no token at all', commit: () => ({ answer: { id_token: undefined } }) },
]

/** The ID token is signed well and says something that must not be believed. */
export const CLAIMS: Case[] = [
  { name: 'another issuer', commit: () => claiming({ iss: 'https://evil.example' }) },
  { name: 'another audience', commit: () => claiming({ aud: 'other' }) },
  { name: 'no audience', commit: () => claiming({ aud: undefined }) },
  {
    name: 'several audiences without an authorised party',
    commit: () => claiming({ aud: ['kontor', 'other'] }),
  },
  {
    name: 'several audiences and another authorised party',
    commit: () => claiming({ aud: ['kontor', 'other'], azp: 'other' }),
  },
  { name: 'another authorised party', commit: () => claiming({ azp: 'other' }) },
  { name: 'another nonce', commit: () => claiming({ nonce: 'another' }) },
  { name: 'no nonce', commit: () => claiming({ nonce: undefined }) },
  { name: 'no subject', commit: () => claiming({ sub: undefined }) },
  { name: 'an empty subject', commit: () => claiming({ sub: '' }) },
  { name: 'a subject of spaces', commit: () => claiming({ sub: '   ' }) },
  { name: 'a subject of 256 characters', commit: () => claiming({ sub: 'm'.repeat(256) }) },
  { name: 'a subject of 10,000 characters', commit: () => claiming({ sub: 'm'.repeat(10_000) }) },
  { name: 'a subject with a line break', commit: () => claiming({ sub: 'mal\r\nlory' }) },
  { name: 'a subject that is no ASCII', commit: () => claiming({ sub: 'mallory\u202e' }) },
  { name: 'over for 61 seconds', commit: () => claiming({ exp: now() - 61 }) },
  { name: 'without an end', commit: () => claiming({ exp: undefined }) },
  { name: 'valid in 65 seconds', commit: () => claiming({ nbf: now() + 65 }) },
  { name: 'issued in 65 seconds', commit: () => claiming({ iat: now() + 65 }) },
  { name: 'issued at no time', commit: () => claiming({ iat: undefined }) },
  { name: 'signed in too long ago', commit: () => claiming({ auth_time: now() - 3700 }) },
  { name: 'signed in in 65 seconds', commit: () => claiming({ auth_time: now() + 65 }) },
  { name: 'signed in in a year', commit: () => claiming({ auth_time: now() + 31_536_000 }) },
  { name: 'signed in at no time', commit: () => claiming({ auth_time: undefined }) },
]

export const ACCEPTED: Case[] = [
  { name: 'nothing is wrong', commit: () => ({}) },
  {
    name: 'several audiences and the shop as authorised party',
    commit: () => claiming({ aud: ['kontor', 'other'], azp: 'kontor' }),
  },
  { name: 'over for 50 seconds', commit: () => claiming({ exp: now() - 50 }) },
  { name: 'valid in 50 seconds', commit: () => claiming({ nbf: now() + 50 }) },
  { name: 'issued in 50 seconds', commit: () => claiming({ iat: now() + 50 }) },
  { name: 'a subject of 255 characters', commit: () => claiming({ sub: 'm'.repeat(255) }) },
  { name: 'signed in in 50 seconds', commit: () => claiming({ auth_time: now() + 50 }) },
  { name: 'signed in an hour ago', commit: () => claiming({ auth_time: now() - 3590 }) },
]

/** Nobody could be written to at such an address. */
export const ADDRESSES: Case[] = [
  { name: 'none', commit: () => claiming({ email: undefined }) },
  { name: 'empty', commit: () => claiming({ email: '' }) },
  { name: 'a number', commit: () => claiming({ email: 7 }) },
  { name: 'no address', commit: () => claiming({ email: 'mallory' }) },
  {
    name: 'with a further header',
    commit: () => claiming({ email: 'mallory@evil.example\r\nBcc: all@evil.example' }),
  },
  { name: 'with a line break behind it', commit: () => claiming({ email: `${MALLORY}\r\n` }) },
  { name: 'with a null', commit: () => claiming({ email: `\u0000${MALLORY}` }) },
  { name: 'with half a character', commit: () => claiming({ email: `\ud83d${MALLORY}` }) },
  { name: 'of 70 kB', commit: () => claiming({ email: `${'m'.repeat(70_000)}@evil.example` }) },
]

/** The token endpoint and the user info lie, or break. */
export const ANSWERS: Case[] = [
  {
    name: 'the code is refused',
    commit: () => ({
      status: 400,
      answer: { error: 'invalid_grant', error_description: 'Code too old' },
    }),
  },
  { name: 'the provider breaks', commit: () => ({ status: 500 }) },
  { name: 'no access token', commit: () => ({ answer: { access_token: undefined } }) },
  {
    name: 'the user info is somebody else’s',
    commit: () => ({ ...claiming({ email: undefined }), userInfo: { sub: 'somebody-else' } }),
  },
]

/** The answer comes in the name of another provider, or none (mix-up). */
export const ISSUERS: Case[] = [
  {
    name: 'the answer names another provider',
    commit: () => ({ back: { iss: 'https://evil.example' } }),
  },
  { name: 'the answer names the provider of the customers', commit: () => ({ back: MIXED_UP }) },
  { name: 'the answer names no provider', commit: () => ({ back: { iss: '' } }) },
]

const MIXED_UP = { iss: `${process.env.APP_URL}/oidc` }
