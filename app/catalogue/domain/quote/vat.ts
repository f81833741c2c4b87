import { percentOf, type Cents } from '#shared/domain/money'
import type { PaymentMethod } from '#catalogue/domain/payment_method'
import type { QuoteVat, VatReason } from '#catalogue/domain/quote/types'

export type VatCountry = { code: string; vatPercent: number; eu: boolean }

export type VatFacts = {
  /** null while no delivery address is known. */
  country: VatCountry | null
  sellerCountry: string
  /** Of an EU country; no other one serves deliveries there. */
  vatId: string | null
  paymentMethod?: PaymentMethod
}

/** VAT rule: only the seller's country pays, never a quota. The EU, and only it, needs a VAT ID. */
export function vatOn(netCents: Cents, facts: VatFacts): QuoteVat {
  const reason = reasonFor(facts)
  const percent = reason === 'domestic' ? (facts.country?.vatPercent ?? 0) : 0
  const idRequired = facts.country?.eu ?? false
  return {
    percent,
    cents: percentOf(netCents, percent),
    reason,
    isNet: isNetPrice(reason),
    idRequired,
    idMissing: idRequired && !facts.vatId?.trim(),
  }
}

/** Net price rule: where the seller's VAT has no say, or not yet, only a net total is shown. */
export const isNetPrice = (reason: VatReason): boolean =>
  reason === 'outside_eu' || reason === 'unknown'

function reasonFor({ country, sellerCountry, paymentMethod }: VatFacts): QuoteVat['reason'] {
  if (paymentMethod === 'Quota') return 'quota'
  if (!country) return 'unknown'
  if (country.code === sellerCountry) return 'domestic'
  return country.eu ? 'eu_reverse_charge' : 'outside_eu'
}
