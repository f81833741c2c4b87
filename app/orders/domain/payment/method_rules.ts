import type { Cents } from '#shared/domain/money'
import type { Refusal } from '#shared/domain/result'
import type { PaymentMethod } from '#catalogue'

export type MethodFacts = {
  grossCents: Cents
  /** Gross amount up to which a card may pay. */
  cardLimitCents: Cents
  /** The shop is connected to a card provider. */
  cardOffered: boolean
  cardAllowed: boolean
  deliveryInEu: boolean
  mayUseQuota: boolean
  /** Net total of the same basket paid by quota. */
  quotaNetCents: Cents
  /** What is left of the quota in force today; null when there is none. */
  quotaRemainingCents: Cents | null
}

export type MethodChoice = {
  method: PaymentMethod
  /** Why it cannot be chosen, or null. */
  reason: string | null
}

/** The ways of paying for a basket; an impossible one stays in the list with its reason. */
export function judgeMethods(facts: MethodFacts): MethodChoice[] {
  const methods: MethodChoice[] = [{ method: 'BankTransfer', reason: null }]
  if (facts.cardOffered) methods.push({ method: 'Card', reason: refuseCard(facts) })
  if (facts.mayUseQuota) methods.push({ method: 'Quota', reason: refuseQuota(facts) })
  return methods
}

export function refuseMethod(method: PaymentMethod, facts: MethodFacts): Refusal | null {
  const field = 'paymentMethod'
  const choice = judgeMethods(facts).find((one) => one.method === method)
  if (!choice) return refuseOther(facts)
  if (choice.reason === null) return null
  return { code: method === 'Card' ? 'payment.errors.card_refused' : choice.reason, field }
}

/** None is said, or one that is not offered: the refusal names those that would do. */
export const refuseOther = (facts: MethodFacts): Refusal => ({
  ...{ code: 'orders.errors.payment_method', field: 'paymentMethod' },
  params: { choices: possible(facts).join(', ') },
})

const possible = (facts: MethodFacts): PaymentMethod[] =>
  judgeMethods(facts)
    .filter(({ reason }) => reason === null)
    .map(({ method }) => method)

/** Card rule: deliveries inside the EU, up to the limit, for products that allow it. */
function refuseCard(facts: MethodFacts): string | null {
  if (!facts.cardAllowed) return 'payment.errors.card_product'
  if (!facts.deliveryInEu) return 'payment.errors.card_country'
  if (facts.grossCents > facts.cardLimitCents) return 'payment.errors.card_limit'
  return facts.grossCents > 0 ? null : 'payment.errors.card_nothing'
}

/** Quota rule: compared with the net total, never overspent. */
function refuseQuota({ quotaRemainingCents, quotaNetCents }: MethodFacts): string | null {
  if (quotaRemainingCents === null) return 'quota.errors.none_today'
  return quotaRemainingCents < quotaNetCents ? 'quota.errors.insufficient' : null
}
