import type { Session } from '@adonisjs/session'
import { clock } from '#shared/clock'

const KEY = 'second_step'
const VALID_MINUTES = 10

type Entry = { uid: string; subject: string; since: number }

/** Remembers that this sign-in proved the password and still has to prove a second factor. */
export const noteSecondStep = (session: Session, uid: string, subject: string): void =>
  session.put(KEY, { uid, subject, since: clock.milliseconds() } satisfies Entry)

/** The account whose password this sign-in proved a few minutes ago, or null. */
export function accountAtSecondStep(session: Session, uid: string): string | null {
  const entry: Entry | undefined = session.get(KEY)
  if (entry?.uid !== uid) return null
  return clock.milliseconds() - entry.since < VALID_MINUTES * 60_000 ? entry.subject : null
}

export const forgetSecondStep = (session: Session): void => session.forget(KEY)
