/** Minimal days rule: a range can be ordered from this number of business days on. */
export const reachesMinimalDays = (businessDays: number, minimalDays: number): boolean =>
  businessDays >= minimalDays
