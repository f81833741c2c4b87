/** The names that would do in the place of an unknown one, as a refusal lists them. */
export const inPlaceOf = (known: readonly string[]): string => known.join(', ') || '–'
