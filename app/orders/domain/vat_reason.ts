import type { VatReason } from '#catalogue'

/** Why an order has the VAT that it has: where it goes is known. */
export type OrderVatReason = Exclude<VatReason, 'unknown'>

type Delivery = { deliveryCountry: string; isInEu: boolean; sellerCountry: string }

/**
 * The reason of a percentage that staff have set (VAT rule): any VAT is that of the seller's country;
 * none is what deliveries elsewhere have anyway, and at home a decision of staff.
 */
export function vatReasonOf(percent: number, delivery: Delivery): OrderVatReason {
  if (percent > 0) return 'domestic'
  if (delivery.deliveryCountry === delivery.sellerCountry) return 'staff'
  return delivery.isInEu ? 'eu_reverse_charge' : 'outside_eu'
}
