import type { QuoteCustomer } from '#catalogue/domain/quote/types'
import type { Caller } from '#shared/people'
import { definePort } from '#shared/ports'

export type QuoteBuyer = QuoteCustomer & {
  /** The lines of an address field, without the country. */
  recipient?: string[]
  /** ISO code: a letter names the country in its own language. */
  recipientCountry?: string | null
}

type BuyerLookup = (caller: Caller) => Promise<QuoteBuyer>

/** For a higher module: who tells where the signed-in buyer has data delivered to. */
export const buyers = definePort<BuyerLookup>('catalogue.buyers')
