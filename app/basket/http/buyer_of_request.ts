import type { HttpContext } from '@adonisjs/core/http'
import type { QuoteCustomer } from '#catalogue'
import { getBuyer } from '#basket/queries/get_buyer'

const known = new WeakMap<HttpContext, Promise<QuoteCustomer>>()

/**
 * Where data of the signed-in person goes and under which VAT ID, read once per request: the
 * catalogue prices and hides products by it. Null for visitors.
 */
export function buyerOfRequest(ctx: HttpContext): Promise<QuoteCustomer> | null {
  const { user } = ctx.auth.use('web')
  if (!user) return null
  const buyer = known.get(ctx) ?? customerOf(user.id)
  known.set(ctx, buyer)
  return buyer
}

async function customerOf(userId: number): Promise<QuoteCustomer> {
  const { delivery, vatId } = await getBuyer(userId)
  return { deliveryCountry: delivery?.country ?? null, vatId }
}
