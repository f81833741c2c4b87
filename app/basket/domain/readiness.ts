import type { Refusal } from '#shared/domain/result'

export type ReviewFacts = {
  locked: boolean
  items: number
  /** A product is excluded in the buyer's region. */
  regionBlocked: boolean
  /** False when the quote names anything that keeps an item from being sold as chosen. */
  sellable: boolean
}

export type AddressFacts = {
  deliveryComplete: boolean
  billingComplete: boolean
  company: string | null
  vatId: string | null
  vatIdNeeded: boolean
  /** Whose ID it is, where it is right in itself. */
  vatIdCountry: string | null
  /** It is right in itself and that country is in the EU. */
  vatIdOfEu: boolean
}

export function refuseReview(facts: ReviewFacts): Refusal | null {
  if (facts.locked) return { code: 'basket.errors.locked_checkout', status: 423 }
  if (facts.items === 0) return { code: 'basket.errors.empty', status: 409 }
  if (facts.regionBlocked) return { code: 'basket.errors.region_blocked' }
  if (!facts.sellable) return { code: 'basket.errors.not_sellable' }
  return null
}

/** Deliveries within the EU need the VAT ID of an EU country, whichever it is (VAT ID rule). */
export function refuseAddresses(facts: AddressFacts): Refusal | null {
  if (!facts.deliveryComplete) return { code: 'basket.errors.delivery_address_missing' }
  if (!facts.billingComplete) return { code: 'basket.errors.billing_address_missing' }
  if (!facts.company) return { code: 'basket.errors.company_missing' }
  if (facts.vatIdNeeded && !facts.vatId) return { code: 'basket.errors.vat_id_missing' }
  if (facts.vatIdNeeded && !facts.vatIdOfEu) return { code: 'catalogue.errors.vat_id_not_of_eu' }
  return null
}
