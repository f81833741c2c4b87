import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type JsonWebKey,
} from 'node:crypto'
import type { JWK } from 'jose'
import encryption from '@adonisjs/core/services/encryption'
import { rows, transaction } from '#shared/database'

const PURPOSE = 'delivery signing key'
export const SEALED_KEY = {
  ...{ table: 'delivery_keys', key: 'id', column: 'encrypted_private_jwk' },
  purpose: PURPOSE,
}

type KeyRow = { id: string; publicJwk: JWK; encrypted: string }
export type PublishedKey = { id: string; jwk: JWK; retiredAt: Date | null; createdAt: Date }

/** Made on first need; one that another application key encrypted is replaced, yet published. */
export async function currentKeyId(): Promise<string> {
  return (await currentKey()).id
}

export async function signBytes(keyId: string, bytes: Buffer): Promise<string> {
  const [key] = await rows<KeyRow>(null, `${SELECT} where id = ?`, [keyId])
  const jwk = key && privateHalf(key)
  if (!jwk) throw new Error(`The signing key ${keyId} cannot be read`)
  return sign(null, bytes, createPrivateKey({ key: jwk, format: 'jwk' })).toString('base64')
}

export async function isSignedBy(keyId: string, bytes: Buffer, signature: string) {
  const [key] = await rows<KeyRow>(null, `${SELECT} where id = ?`, [keyId])
  if (!key) return false
  const publicKey = createPublicKey({ key: key.publicJwk as JsonWebKey, format: 'jwk' })
  return verify(null, bytes, publicKey, Buffer.from(signature, 'base64'))
}

export const listPublishedKeys = (): Promise<PublishedKey[]> =>
  rows<PublishedKey>(
    null,
    `select id, public_jwk as jwk, created_at as "createdAt", retired_at as "retiredAt"
       from delivery_keys order by retired_at desc nulls first, created_at desc, id`
  )

/** Manifests of the old key stay verifiable. */
export async function rotateSigningKey(): Promise<string> {
  const fresh = await makeKey()
  await transaction(async (trx) => {
    await rows(trx, 'update delivery_keys set retired_at = now() where retired_at is null')
    await rows(trx, INSERT, [fresh.id, JSON.stringify(fresh.publicJwk), fresh.encrypted])
  })
  return fresh.id
}

const SELECT = `
  select id, public_jwk as "publicJwk", encrypted_private_jwk as encrypted from delivery_keys`

const INSERT = `
  insert into delivery_keys (id, public_jwk, encrypted_private_jwk) values (?, ?::jsonb, ?)
    on conflict ((true)) where retired_at is null do nothing`

async function currentKey(): Promise<KeyRow> {
  const [kept] = await rows<KeyRow>(null, `${SELECT} where retired_at is null`)
  if (kept && privateHalf(kept)) return kept
  if (kept) await retire(kept)
  const fresh = await makeKey()
  await rows(null, INSERT, [fresh.id, JSON.stringify(fresh.publicJwk), fresh.encrypted])
  const [current] = await rows<KeyRow>(null, `${SELECT} where retired_at is null`)
  return current!
}

const retire = ({ id }: KeyRow) =>
  rows(null, 'update delivery_keys set retired_at = now() where id = ? and retired_at is null', [
    id,
  ])

const privateHalf = ({ encrypted }: KeyRow): JsonWebKey | null =>
  encryption.decrypt<JsonWebKey>(encrypted, PURPOSE)

async function makeKey(): Promise<KeyRow> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const publicJwk = publicKey.export({ format: 'jwk' }) as JWK
  const { calculateJwkThumbprint } = await import('jose')
  const id = await calculateJwkThumbprint(publicJwk)
  const encrypted = encryption.encrypt(privateKey.export({ format: 'jwk' }), { purpose: PURPOSE })
  return { id, publicJwk: { ...publicJwk, kid: id, alg: 'EdDSA', use: 'sig' }, encrypted }
}
