import { createHash } from 'node:crypto'

/** Under which names a session keeps how it is used, the sign-in behind it, and where it was opened. */
export const SESSION_KEYS = {
  clock: 'session_clock',
  signIn: 'sign_in',
  openedFrom: 'opened_from',
} as const

/** When a session began and when something was last done in it, in milliseconds since 1970. */
export type SessionTimes = { startedAt: number; seenAt: number }

type Limits = { idleSeconds: number; longestHours: number }

/** Names a session to others than its own browser: its id would let them in. */
export const nameOfSession = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex').slice(0, 32)

/** A working day at most, earlier for want of activity unless kept awake (idle time-out rule). */
export function endOfSession(
  { startedAt, seenAt }: SessionTimes,
  { idleSeconds, longestHours }: Limits,
  awakeUntil = 0
): number {
  const end = startedAt + longestHours * 60 * 60 * 1000
  return Math.min(end, Math.max(seenAt + idleSeconds * 1000, awakeUntil))
}
