/** The languages of the shop, the usual one first. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]
