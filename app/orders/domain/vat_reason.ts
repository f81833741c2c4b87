import type { VatReason } from '#catalogue'

export type OrderVatReason = Exclude<VatReason, 'unknown'>

type Delivery = { deliveryCountry: string; isInEu: boolean; sellerCountry: string }

/** VAT rule: any VAT is that of the seller's country; none at home is a decision of staff. */
export function vatReasonOf(percent: number, delivery: Delivery): OrderVatReason {
  if (percent > 0) return 'domestic'
  if (delivery.deliveryCountry === delivery.sellerCountry) return 'staff'
  return delivery.isInEu ? 'eu_reverse_charge' : 'outside_eu'
}
