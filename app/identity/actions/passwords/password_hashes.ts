import hash from '@adonisjs/core/services/hash'
import { Turnstile } from '#identity/domain/turnstile'
import { HASHES_AT_ONCE } from '#identity/gateways/quiet_scrypt'

/** Each hash costs memory and a core for a moment; sign-in must not starve the rest of the shop. */
const turnstile = new Turnstile(HASHES_AT_ONCE, 200)

let decoy: Promise<string> | null = null

/** @throws TurnstileFull while very many sign in at once */
export const hashPassword = (password: string): Promise<string> =>
  turnstile.pass(() => hash.make(password))

/** As slow without a hash, so that no clock tells who has an account. @throws TurnstileFull */
export async function matchesPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hash.make('a password that nobody has')
  const comparedWith = kept ?? (await decoy)
  const matches = await turnstile.pass(() => hash.verify(comparedWith, password))
  return kept !== null && matches
}

/** Null where it may stay. As slow for wrong passwords: no clock tells. @throws TurnstileFull */
export async function renewedHash(kept: string | null, password: string): Promise<string | null> {
  return kept !== null && hash.needsReHash(kept) ? hashPassword(password) : null
}
