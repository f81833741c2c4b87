import type { Span } from '../types'
import { DATA_PARTNERS } from './types'

/** The papers behind what a venue, or one product of it, brought in some days. */
export function papersAddress(venueId: string, { from, to }: Span, product?: string | null) {
  const asked = new URLSearchParams({ from, to, ...(product && { product }) })
  return `${DATA_PARTNERS}/${venueId}/papers?${asked.toString()}`
}
