import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'authenticator secret'
export const SEALED_SECRET = {
  ...{ table: 'authenticators', key: 'subject', column: 'encrypted_secret' },
  purpose: PURPOSE,
}

export const sealSecret = (secret: string): string =>
  encryption.encrypt(secret, { purpose: PURPOSE })

/** The secret again; null where another application key sealed it. */
export const openSecret = (sealed: string): string | null =>
  encryption.decrypt<string>(sealed, PURPOSE)
