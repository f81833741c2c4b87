import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = [
  'appKey',
  'databasePassword',
  'customerClientSecret',
  'staffClientSecret',
  'cardProviderKey',
] as const
export type Secrets = Record<(typeof NAMES)[number], string>

/** Secrets of this machine's demo shop: made on the first start, kept readable for the owner only. */
export function machineSecrets(directory: string): Secrets {
  const file = join(directory, 'secrets.json')
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? randomBytes(24).toString('base64url')])
  ) as Secrets
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
