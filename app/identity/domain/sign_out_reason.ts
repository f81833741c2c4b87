export const SIGN_OUT_REASONS = [
  'default',
  'timeout',
  'insufficient_roles',
  'locked',
  'merged',
  'undefined_state',
  'second_factor_missing',
  'failed',
] as const

export type SignOutReason = (typeof SIGN_OUT_REASONS)[number]

export const toSignOutReason = (value: unknown): SignOutReason =>
  SIGN_OUT_REASONS.find((reason) => reason === value) ?? 'default'
