import type { HttpContext } from '@adonisjs/core/http'
import type { QuoteBuyer } from '#catalogue'
import { getBuyer, type Buyer } from '#basket/queries/get_buyer'
import { callerOrNobody } from '#shared/http/caller'

const known = new WeakMap<HttpContext, Promise<QuoteBuyer>>()

/**
 * Where data of the signed-in person goes and under which VAT ID, read once per request: the
 * catalogue prices and hides products by it. Null for visitors.
 */
export function buyerOfRequest(ctx: HttpContext): Promise<QuoteBuyer> | null {
  const user = callerOrNobody(ctx)
  if (!user) return null
  const buyer = known.get(ctx) ?? customerOf(user.id)
  known.set(ctx, buyer)
  return buyer
}

async function customerOf(userId: number): Promise<QuoteBuyer> {
  const buyer = await getBuyer(userId)
  const { billing, delivery, vatId } = buyer
  return {
    deliveryCountry: delivery?.country ?? null,
    vatId,
    recipient: recipientOf(buyer),
    recipientCountry: (billing ?? delivery)?.country ?? null,
  }
}

/** The lines of a letter's address field; the country is named in the language of the letter. */
function recipientOf({ company, name, billing, delivery }: Buyer): string[] {
  const address = billing ?? delivery
  return [
    company,
    name,
    address?.addressLine1,
    address?.addressLine2,
    address && `${address.postcode} ${address.city}`,
  ].filter((line): line is string => Boolean(line?.trim()))
}
