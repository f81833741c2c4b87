export const FACTOR_EVENTS = [
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'factors_removed',
] as const

export type FactorEvent = (typeof FACTOR_EVENTS)[number]
