import type { HttpContext } from '@adonisjs/core/http'
import { callerOrNobody } from '#shared/http/caller'
import { buyers, type QuoteBuyer } from '#catalogue/ports/buyer'

const COUNTRY = /^[A-Z]{2}$/

/** The buyer of this request; a guest may name a country in the address to see its prices. */
export async function buyerOf(ctx: HttpContext): Promise<QuoteBuyer> {
  const caller = callerOrNobody(ctx)
  const known = caller && (await buyers.only()?.(caller))
  if (known) return known
  const asked = String(ctx.request.qs().country ?? '').toUpperCase()
  return { deliveryCountry: COUNTRY.test(asked) ? asked : null, vatId: null }
}
