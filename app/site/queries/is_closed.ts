import { modules } from '#generated/modules'
import { closesWhen, placesThatClose, readClosing } from '#shared/modules'
import { isClosedIn, type DecommissionPhase } from '#site/domain/decommission'

const lines = readClosing(...modules.map(({ closes }) => closes))

/** Whether a route is closed in a phase; the manifests of the modules say when each of theirs ends. */
export const isClosed = (phase: DecommissionPhase, method: string, pattern: string): boolean =>
  isClosedIn(phase, closesWhen(lines, method, pattern))

/** Starts of the addresses whose links open the notice instead, in a phase. */
export const noticePaths = (phase: DecommissionPhase): string[] =>
  phase === 'closing' ? placesThatClose(lines, 'closing') : []
