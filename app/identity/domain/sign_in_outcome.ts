export const SIGN_IN_OUTCOMES = [
  'signed_in',
  'wrong_password',
  'blocked',
  'locked',
  'insufficient_roles',
  'undefined_state',
  'wrong_code',
  'second_factor_missing',
] as const

export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number]
