import type { Arrival } from './types'

/** The looks of states that the design system knows. */
export const STATUS_LOOKS: Record<Arrival['status'], string> = {
  Late: 'waiting',
  Missing: 'missing',
  Corrected: 'degraded',
  Expected: 'queued',
  ArrivedLate: 'ready',
  Arrived: 'ready',
}
