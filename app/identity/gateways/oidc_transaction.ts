import { randomBytes } from 'node:crypto'
import type { Session } from '@adonisjs/session'
import type { ProviderKey } from '#config/identity'
import { clock } from '#shared/clock'

const KEY = 'oidc_transactions'
const OPEN_AT_ONCE = 5
const DAY_MS = 24 * 60 * 60 * 1000

/** One sign-in on its way: what its answer has to fit to. It stays on the server. */
export type OidcTransaction = {
  provider: ProviderKey
  state: string
  nonce: string
  verifier: string
  startedAt: number
}

/** Starts a sign-in; a person may have a few open in several tabs. */
export function openTransaction(session: Session, provider: ProviderKey): OidcTransaction {
  const transaction = {
    provider,
    state: randomBytes(24).toString('base64url'),
    nonce: randomBytes(24).toString('base64url'),
    // 36 bytes make the 48 characters of the verifier.
    verifier: randomBytes(36).toString('base64url'),
    startedAt: clock.now().toMillis(),
  }
  session.put(KEY, [...openOnes(session), transaction].slice(-OPEN_AT_ONCE))
  return transaction
}

/** The open sign-in that a state belongs to; it lives one day (login transaction rule). */
export const findTransaction = (session: Session, provider: ProviderKey, state: unknown) =>
  openOnes(session).find((one) => one.provider === provider && one.state === state) ?? null

/** Takes an open sign-in away, so that its answer counts once. */
export function takeTransaction(session: Session, provider: ProviderKey, state: unknown) {
  const transaction = findTransaction(session, provider, state)
  const others = openOnes(session).filter((one) => one !== transaction)
  if (others.length) session.put(KEY, others)
  else session.forget(KEY)
  return transaction
}

const openOnes = (session: Session): OidcTransaction[] =>
  session
    .get(KEY, [])
    .filter((one: OidcTransaction) => clock.now().toMillis() - one.startedAt < DAY_MS)
