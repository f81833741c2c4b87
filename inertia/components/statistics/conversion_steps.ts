/** From a price that is asked for to an order that is paid. */
export const STEPS = ['asked', 'saved', 'basket', 'ordered', 'paid'] as const
export type ConversionStep = (typeof STEPS)[number]

/** What a step is a part of. */
export const PART_OF: Readonly<Partial<Record<ConversionStep, ConversionStep>>> = {
  saved: 'asked',
  basket: 'asked',
  ordered: 'basket',
  paid: 'ordered',
}
