/** First day from which securities of the United States are known by their ISIN. */
export const US_ISINS_FROM = '2024-03-28'

/** Before that day the depository knew them by their common code only (report rule, spec 3 section 9). */
export const needsCommonCode = (code: string, isoDay: string): boolean =>
  code.startsWith('US') && isoDay < US_ISINS_FROM
