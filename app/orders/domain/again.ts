/** Which days are wanted of what an order held: its own, or those that come after them. */
export const AGAIN = ['same', 'following'] as const
export type Again = (typeof AGAIN)[number]
