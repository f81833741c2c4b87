import encryption from '@adonisjs/core/services/encryption'
import type { ProviderKey } from '#config/identity'
import sessionLimits from '#config/session_limits'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** What the provider gave the shop for one signed-in person; it never leaves the server. */
export type ProviderTokens = {
  idToken: string
  refreshToken: string | null
  /** When they are to be renewed, in milliseconds since 1970; null where that is not possible. */
  renewAt: number | null
}

const PURPOSE = 'provider token'
const SEALED = { table: 'provider_tokens', key: 'id', purpose: PURPOSE }
export const SEALED_TOKENS = [
  { ...SEALED, column: 'id_token' },
  { ...SEALED, column: 'refresh_token' },
]
/** While one request renews, others go on with what they have; a renewer that died is replaced. */
const LEASE_SECONDS = 60

/** Keeps the tokens of a sign-in and answers the id under which they are found. */
export async function keepTokens(
  userId: number,
  provider: ProviderKey,
  tokens: ProviderTokens
): Promise<string> {
  const [row] = await rows<{ id: string }>(
    null,
    `insert into provider_tokens (user_id, provider, id_token, refresh_token, renew_at)
     values (?, ?, ?, ?, ?) returning id`,
    [userId, provider, ...valuesOf(tokens)]
  )
  return row!.id
}

/** The ID token that proves to the provider which session is to be ended; null once it is gone. */
export async function takeIdToken(id: string): Promise<string | null> {
  const [row] = await rows<{ id_token: string }>(
    null,
    'delete from provider_tokens where id = ? returning id_token',
    [id]
  )
  return row ? encryption.decrypt<string>(row.id_token, PURPOSE) : null
}

/** What a request finds that wants to renew: its turn, that another one has it, or nothing. */
export type Turn =
  { kind: 'mine'; refreshToken: string } | { kind: 'later'; renewAt: number } | { kind: 'gone' }

/** Only one of several simultaneous requests gets to renew. */
export async function takeRenewalTurn(id: string): Promise<Turn> {
  const now = clock.now()
  const [mine] = await rows<{ refresh_token: string }>(
    null,
    `update provider_tokens set renew_at = ? where id = ? and renew_at <= ?
       and refresh_token is not null returning refresh_token`,
    [now.plus({ seconds: LEASE_SECONDS }).toJSDate(), id, now.toJSDate()]
  )
  const refreshToken = mine && encryption.decrypt<string>(mine.refresh_token, PURPOSE)
  if (refreshToken) return { kind: 'mine', refreshToken }
  const [row] = await rows<{ renew_at: Date | null }>(
    null,
    'select renew_at from provider_tokens where id = ?',
    [id]
  )
  return row?.renew_at ? { kind: 'later', renewAt: row.renew_at.getTime() } : { kind: 'gone' }
}

export async function replaceTokens(id: string, tokens: ProviderTokens): Promise<void> {
  await rows(
    null,
    'update provider_tokens set id_token = ?, refresh_token = ?, renew_at = ? where id = ?',
    [...valuesOf(tokens), id]
  )
}

export async function dropTokensOf(userId: number): Promise<void> {
  await rows(null, 'delete from provider_tokens where user_id = ?', [userId])
}

export async function sweepTokens(): Promise<void> {
  const before = clock.now().minus({ hours: sessionLimits.longestHours })
  await rows(null, 'delete from provider_tokens where created_at < ?', [before.toJSDate()])
}

const valuesOf = ({ idToken, refreshToken, renewAt }: ProviderTokens) => [
  encryption.encrypt(idToken, { purpose: PURPOSE }),
  refreshToken && encryption.encrypt(refreshToken, { purpose: PURPOSE }),
  renewAt && new Date(renewAt),
]
