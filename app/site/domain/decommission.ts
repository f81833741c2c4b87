import type { Closes } from '#shared/modules'

export type DecommissionPhase = 'active' | 'announced' | 'closing' | 'closed'

/** What each phase closes, by the words with which the modules say when something ends. */
const CLOSED: Record<DecommissionPhase, readonly Closes[]> = {
  active: [],
  announced: [],
  closing: ['closing'],
  closed: ['closing', 'closed'],
}

/** What nobody knows belongs to the shop (decommission rule). */
export const isClosedIn = (phase: DecommissionPhase, closes: Closes | undefined): boolean =>
  CLOSED[phase].includes(closes ?? 'closed')
