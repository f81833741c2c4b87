/** Languages of the shop; English is the type and the fallback. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** Key of the chosen language, as cookie and in the browser's storage. */
export const LOCALE_KEY = 'i18nextLng'
