import type { Session } from '@adonisjs/session'
import type { Proof } from '#identity/domain/sign_in_strength'
import { clock } from '#shared/clock'

const KEY = 'expired_password'
const VALID_MINUTES = 10

type Proven = { subject: string; proofs: Proof[] }
type Entry = Proven & { uid: string; since: number }

/** Remembers that this sign-in proved a password that is too old, and what else it proved. */
export const noteExpiredPassword = (session: Session, uid: string, proven: Proven): void =>
  session.put(KEY, { ...proven, uid, since: clock.now().toMillis() } satisfies Entry)

/** The account whose old password this sign-in proved a few minutes ago, or null. */
export function provenAccount(session: Session, uid: string): Proven | null {
  const entry: Entry | undefined = session.get(KEY)
  if (entry?.uid !== uid) return null
  return clock.now().toMillis() - entry.since < VALID_MINUTES * 60_000 ? entry : null
}

export const forgetExpiredPassword = (session: Session): void => session.forget(KEY)
