import type { Refusal } from '#shared/domain/result'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { inForceOn } from '#shared/domain/in_force'

type Versions = readonly { version: string; effectiveFrom: string }[]

const termsOn = (day: string, terms: Versions) => inForceOn(day, terms).version

const CONSENT_DOCUMENTS = {
  terms: { versionOn: termsOn, gatesCheckout: true },
  legal_entity: { versionOn: termsOn, gatesCheckout: true },
  privacy: { versionOn: () => '1.4', gatesCheckout: false },
  right_to_revoke: { versionOn: () => '1.2', gatesCheckout: false },
  early_performance: { versionOn: () => '1.2', gatesCheckout: false },
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

/** A program that does not say what it has read takes those in force. */
export function refuseOtherTerms(read: string | undefined, version: string): Refusal | null {
  if (read === undefined || read === version) return null
  return { code: 'orders.errors.terms_changed', field: 'terms', params: { version } }
}

export function recordConsents(
  given: readonly ConsentName[],
  at: string,
  terms: Versions
): Consent[] {
  const day = dayInBerlin(new Date(at))
  return CONSENT_NAMES.filter((name) => given.includes(name)).map((document) => ({
    document,
    version: CONSENT_DOCUMENTS[document].versionOn(day, terms),
    at,
  }))
}
