import type { Session } from '@adonisjs/session'
import { clock } from '#shared/clock'

const KEY = 'expired_password'
const VALID_MINUTES = 10

type Entry = { uid: string; subject: string; since: number }

/** Remembers that this sign-in proved a password that is too old. */
export const noteExpiredPassword = (session: Session, uid: string, subject: string): void =>
  session.put(KEY, { uid, subject, since: clock.now().toMillis() } satisfies Entry)

/** The account whose old password this sign-in proved a few minutes ago, or null. */
export function provenAccount(session: Session, uid: string): string | null {
  const entry: Entry | undefined = session.get(KEY)
  if (entry?.uid !== uid) return null
  return clock.now().toMillis() - entry.since < VALID_MINUTES * 60_000 ? entry.subject : null
}

export const forgetExpiredPassword = (session: Session): void => session.forget(KEY)
