import type { Quote } from '#catalogue'

type Acceptance = (quote: Quote) => Promise<boolean>

let acceptance: Acceptance = async () => false

/** The module of orders says what a card may pay. */
export function provideCardAcceptance(provided: Acceptance): void {
  acceptance = provided
}

/** Whether the shop would accept a card for a basket as it is now. */
export const isCardAccepted = (quote: Quote): Promise<boolean> => acceptance(quote)
