import type { Quote } from '#catalogue'
import { definePort } from '#shared/ports'

/** What a card may pay is known to the module that takes payments. */
export const cardAcceptance =
  definePort<(quote: Quote) => Promise<boolean>>('basket.card_acceptance')

export const isCardAccepted = async (quote: Quote): Promise<boolean> =>
  (await cardAcceptance.only()?.(quote)) ?? false
