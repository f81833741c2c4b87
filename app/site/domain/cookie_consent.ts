export const CONSENTS = ['all', 'necessary'] as const
export type CookieConsent = (typeof CONSENTS)[number]

/** How long the answer to the cookie question is kept; the question then comes again. */
export const CONSENT_MONTHS = 6

const SECONDS_PER_MONTH = (365.25 / 12) * 86_400

/** The same in seconds, as a cookie counts. */
export const CONSENT_SECONDS = Math.round(CONSENT_MONTHS * SECONDS_PER_MONTH)
