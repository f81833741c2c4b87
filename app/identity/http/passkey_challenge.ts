import type { Session } from '@adonisjs/session'
import { clock } from '#shared/clock'

const KEY = 'passkey_challenge'
const VALID_MINUTES = 5

/** What is to be signed for: a sign-in by its id, or the making of a passkey. */
type Entry = { purpose: string; challenge: string; since: number }

export const keepChallenge = (session: Session, purpose: string, challenge: string): void =>
  session.put(KEY, { purpose, challenge, since: clock.milliseconds() } satisfies Entry)

/** Takes the challenge away, so that an answer to it counts once; null where none was asked lately. */
export function takeChallenge(session: Session, purpose: string): string | null {
  const entry: Entry | null = session.pull(KEY, null)
  if (entry?.purpose !== purpose) return null
  return clock.milliseconds() - entry.since < VALID_MINUTES * 60_000 ? entry.challenge : null
}
