import type { DecommissionPhase } from '#config/shop'
import { modules } from '#generated/modules'
import { closesWhen, placesThatClose, readClosing, type Closes } from '#shared/modules'

const lines = readClosing(...modules.map(({ closes }) => closes))

const CLOSED: Record<DecommissionPhase, readonly Closes[]> = {
  active: [],
  announced: [],
  closing: ['closing'],
  closed: ['closing', 'closed'],
}

/**
 * Whether a route is closed in a phase (decommission rule): while closing, whatever would begin
 * something new; once closed, all but accounts, downloads, legal texts and the administration.
 * The manifests of the modules say which is which; what nobody knows belongs to the shop.
 */
export const isClosed = (phase: DecommissionPhase, method: string, pattern: string): boolean =>
  CLOSED[phase].includes(closesWhen(lines, method, pattern) ?? 'closed')

/** Starts of the addresses whose links open the notice instead, in a phase. */
export const noticePaths = (phase: DecommissionPhase): string[] =>
  phase === 'closing' ? placesThatClose(lines, 'closing') : []
