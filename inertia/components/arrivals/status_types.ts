import type { Arrival } from './types'

/** A product's day as everybody may see it. */
export type StatusLine = Pick<
  Arrival,
  'day' | 'status' | 'dueAt' | 'arrivedAt' | 'estimateAt' | 'correctedAt'
> & { code: string; name: string }
