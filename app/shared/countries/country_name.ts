import type { Locale } from '#shared/i18n'

/** What a country (ISO code) is called in a language; a code without a name stands for itself. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
