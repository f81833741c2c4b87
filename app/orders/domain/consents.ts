import shop from '#config/shop'

/** The declarations of the last checkout step and the version of the text that each refers to. */
export const CONSENT_DOCUMENTS = {
  terms: { version: shop.terms.version, gatesCheckout: true },
  legal_entity: { version: shop.terms.version, gatesCheckout: true },
  privacy: { version: '1.4', gatesCheckout: false },
  right_to_revoke: { version: '1.2', gatesCheckout: false },
  early_performance: { version: '1.2', gatesCheckout: false },
} as const

export type ConsentName = keyof typeof CONSENT_DOCUMENTS

export const CONSENT_NAMES = Object.keys(CONSENT_DOCUMENTS) as ConsentName[]

/** What was declared, to which version of the text, and when (ISO, UTC). */
export type Consent = { document: ConsentName; version: string; at: string }

/** The first declaration without which nothing can be ordered, or null. */
export function missingConsent(given: readonly ConsentName[]): ConsentName | null {
  const needed = CONSENT_NAMES.filter((name) => CONSENT_DOCUMENTS[name].gatesCheckout)
  return needed.find((name) => !given.includes(name)) ?? null
}

/** Every given declaration with the version in force. */
export function recordConsents(given: readonly ConsentName[], at: string): Consent[] {
  return CONSENT_NAMES.filter((name) => given.includes(name)).map((document) => ({
    document,
    version: CONSENT_DOCUMENTS[document].version,
    at,
  }))
}
