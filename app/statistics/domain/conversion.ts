import type { SalesState } from '#statistics/domain/asked'

/** From a price that is asked for to an order that is paid, each counted in positions. */
export const STEPS = ['asked', 'saved', 'basket', 'ordered', 'paid'] as const
export type ConversionStep = (typeof STEPS)[number]

export type ConversionSums = Record<ConversionStep, number> & { priceCents: number }

/** Paid, or let through without: what is registered waits for its money. */
export const PAID: readonly SalesState[] = ['Confirmed', 'Processing', 'Completed']

/** What a step is a part of. Saving is a detour: a basket comes from what was asked for, saved or not. */
export const PART_OF: Readonly<Record<ConversionStep, ConversionStep | null>> = {
  asked: null,
  saved: 'asked',
  basket: 'asked',
  ordered: 'basket',
  paid: 'ordered',
}

/** A step's share of what it is a part of; none of nothing. */
export function shareOf(sums: ConversionSums, step: ConversionStep): number | null {
  const of = PART_OF[step]
  return of === null || sums[of] === 0 ? null : sums[step] / sums[of]
}
