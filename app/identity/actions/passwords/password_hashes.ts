import hash from '@adonisjs/core/services/hash'
import { Turnstile } from '#identity/domain/turnstile'
import { HASHES_AT_ONCE } from '#identity/gateways/quiet_scrypt'

/** Each hash costs memory and a core for a moment; sign-in must not starve the rest of the shop. */
const turnstile = new Turnstile(HASHES_AT_ONCE, 200)

let decoy: Promise<string> | null = null

/**
 * The form in which a password is kept.
 * @throws TurnstileFull while very many sign in at once
 */
export const hashPassword = (password: string): Promise<string> =>
  turnstile.pass(() => hash.make(password))

/**
 * Whether a kept hash is the password's. Without a hash it takes as long and answers no, so that
 * nobody can find out by the clock who has an account.
 * @throws TurnstileFull while very many sign in at once
 */
export async function matchesPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hash.make('a password that nobody has')
  const comparedWith = kept ?? (await decoy)
  const matches = await turnstile.pass(() => hash.verify(comparedWith, password))
  return kept !== null && matches
}

/**
 * The hash to keep from now on where the kept one was made at another cost, else null. Takes as long
 * for a wrong password, so that nobody can find out by the clock whose hash is old.
 * @throws TurnstileFull while very many sign in at once
 */
export async function renewedHash(kept: string | null, password: string): Promise<string | null> {
  return kept !== null && hash.needsReHash(kept) ? hashPassword(password) : null
}
