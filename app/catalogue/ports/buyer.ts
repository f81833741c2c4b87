import type { HttpContext } from '@adonisjs/core/http'
import type { QuoteCustomer } from '#catalogue/domain/quote/types'
import { definePort } from '#shared/ports'

/** Who asks, and how a letter to him is addressed. */
export type QuoteBuyer = QuoteCustomer & {
  /** The lines of an address field, without the country. */
  recipient?: string[]
  /** ISO code: a letter names the country in its own language. */
  recipientCountry?: string | null
}

type BuyerLookup = (ctx: HttpContext) => Promise<QuoteBuyer | null> | QuoteBuyer | null

/** For a higher module: who tells where the signed-in buyer has data delivered to. */
export const buyers = definePort<BuyerLookup>('catalogue.buyers')

const COUNTRY = /^[A-Z]{2}$/

/** The buyer of this request; a guest may name a country in the address to see its prices. */
export async function buyerOf(ctx: HttpContext): Promise<QuoteBuyer> {
  const known = await buyers.only()?.(ctx)
  if (known) return known
  const asked = String(ctx.request.qs().country ?? '').toUpperCase()
  return { deliveryCountry: COUNTRY.test(asked) ? asked : null, vatId: null }
}
