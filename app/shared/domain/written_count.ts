const formats = { en: new Intl.NumberFormat('en-GB'), de: new Intl.NumberFormat('de-DE') }

/** "1,096" in English, "1.096" in German; a real minus sign. */
export const formatCount = (count: number, locale: 'en' | 'de'): string =>
  formats[locale].format(count).replace('-', '−')
