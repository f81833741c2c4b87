import type { QuoteBuyer } from '#catalogue'
import { getBuyer, type Buyer } from '#basket/queries/get_buyer'
import type { Caller } from '#shared/people'

const known = new WeakMap<Caller, Promise<QuoteBuyer>>()

/** Read once per request; the catalogue prices and hides products by it. */
export function quoteBuyerOf(caller: Caller): Promise<QuoteBuyer> {
  const buyer = known.get(caller) ?? customerOf(caller.id)
  known.set(caller, buyer)
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

/** The country is named in the language of the letter. */
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
