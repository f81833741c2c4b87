import { formatEuro, type Cents } from '#shared/domain/money'
import type { Refusal } from '#shared/domain/result'
import { missingConsent, refuseOtherTerms, type ConsentName } from '#orders/domain/consents'
import type { PaymentMethod } from '#catalogue'
import { refuseMethod, refuseOther, type MethodFacts } from '#orders/domain/payment/method_rules'

export type Declaration = {
  consents: readonly ConsentName[]
  termsVersion?: string
  paymentMethod: PaymentMethod | null
  /** The total that the buyer has seen; a program that asks for none takes the price as it is. */
  expectedTotalCents: Cents | null
  locale: 'en' | 'de'
}

/** What speaks against the order, or null; another total than agreed is told anew (409). */
export function refuseDeclaration(
  said: Declaration,
  facts: MethodFacts,
  termsInForce: string
): Refusal | null {
  const consent = missingConsent(said.consents)
  if (consent) return { code: `orders.errors.consent_${consent}`, field: 'consents' }
  const outdated = refuseOtherTerms(said.termsVersion, termsInForce)
  if (outdated) return outdated
  if (said.paymentMethod === null) return refuseOther(facts)
  return refuseMethod(said.paymentMethod, facts) ?? refuseTotal(said, facts.grossCents)
}

function refuseTotal(said: Declaration, totalCents: Cents): Refusal | null {
  if ((said.expectedTotalCents ?? totalCents) === totalCents) return null
  const total = formatEuro(totalCents, said.locale)
  return { code: 'orders.errors.total_changed', params: { total }, status: 409 }
}
