import type { Locale } from '#shared/domain/locale'

const namesIn = new Map<Locale, Intl.DisplayNames>()

/** What a country (ISO code) is called in a language; a code without a name stands for itself. */
export function countryName(code: string, locale: Locale): string {
  let names = namesIn.get(locale)
  if (!names) namesIn.set(locale, (names = new Intl.DisplayNames([locale], { type: 'region' })))
  return names.of(code) ?? code
}
