/** Where something waits to be ordered: in somebody's basket, or in a saved quote that still holds. */
export const OPEN_KINDS = ['Basket', 'Quote'] as const
export type OpenKind = (typeof OPEN_KINDS)[number]
