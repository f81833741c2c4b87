export const DELIVERY_STATES = ['Waiting', 'Delivered', 'Failed'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why a try failed; each is a text under `webhooks/problems`. */
export const PROBLEMS = [
  'status',
  'redirect',
  'timeout',
  'unknown_host',
  'private_address',
  'certificate',
  'unreachable',
  'broken',
  'secret_lost',
] as const

export type Problem = (typeof PROBLEMS)[number]

export type Answer = {
  status: number | null
  problem: Problem | null
  answer: string
  /** Seconds that the receiver wants to be left alone (`Retry-After`). */
  retryAfter?: number | null
}

/** Nobody answered, or was to be asked later: other messages to the same webhook would be in vain too. */
export const wantsQuiet = ({ status, problem, retryAfter }: Answer): boolean =>
  problem !== null && (status === null || Boolean(retryAfter))

/** Seconds until the next try after so many failed ones; the last pause repeats. */
export function pauseAfter(attempts: number, pauses: readonly number[]): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0]!
}
