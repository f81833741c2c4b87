import type { JWK } from 'oidc-provider'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'

const NAME = 'customers-1'
const PURPOSE = 'signing key'
export const SEALED_KEY = {
  ...{ table: 'signing_keys', key: 'name', column: 'encrypted_jwk' },
  purpose: PURPOSE,
}

/** Made at the first start, kept encrypted; replaced when another application key encrypted it. */
export async function loadSigningKey(): Promise<JWK> {
  const kept = await readKey()
  if (kept.key) return kept.key
  const fresh = encryption.encrypt(await makeKey(), { purpose: PURPOSE })
  await db.rawQuery(
    `insert into signing_keys (name, encrypted_jwk) values (?, ?)
     on conflict (name) do update set encrypted_jwk = excluded.encrypted_jwk, created_at = now()
     where signing_keys.encrypted_jwk = ?`,
    [NAME, fresh, kept.encrypted ?? '']
  )
  const { key } = await readKey()
  if (!key) throw new Error('The signing key of the sign-in provider cannot be read')
  return key
}

async function readKey() {
  const { rows } = await db.rawQuery('select encrypted_jwk from signing_keys where name = ?', [
    NAME,
  ])
  const encrypted: string | undefined = rows[0]?.encrypted_jwk
  return { encrypted, key: encrypted ? encryption.decrypt<JWK>(encrypted, PURPOSE) : null }
}

async function makeKey(): Promise<JWK> {
  const { exportJWK, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 3072, extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' } as JWK
}
