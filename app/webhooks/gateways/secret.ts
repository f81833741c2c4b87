import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'webhook secret'
const SEALED = { table: 'webhooks', key: 'id', purpose: PURPOSE }
export const SEALED_SECRETS = [
  { ...SEALED, column: 'secret' },
  { ...SEALED, column: 'former_secret' },
]
const BYTES = 32

export const newSecret = (): string => `whsec_${randomBytes(BYTES).toString('base64')}`

export const sealSecret = (secret: string): string =>
  encryption.encrypt(secret, { purpose: PURPOSE })

/** The secret again; null where another application key sealed it. */
export const openSecret = (sealed: string): string | null =>
  encryption.decrypt<string>(sealed, PURPOSE)
