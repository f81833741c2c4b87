/** Amount that small orders pay extra, up to and including a subtotal. */
export type FeeRule = { amountCents: number; appliesUpToCents: number; basis: 'subtotal' }

export type PricingRules = {
  /** Stored with every quote and order, so that a price can be explained later. */
  rulesVersion: string
  /** First day of these rules, YYYY-MM-DD; they apply until the next ones begin. */
  effectiveFrom: string
  fee: FeeRule
  daysPerModule: number
}
