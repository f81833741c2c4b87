import type { Data } from '@generated/data'

export type Finding = Data.Contracts.Finding

export const KINDS = ['without_contract', 'ended', 'without_data', 'beyond'] as const

export const ENTITLEMENTS = '/admin/contracts/entitlements'

/** Whom and what a finding is about, in one line. */
export const nameOf = ({ userName, bpName, what }: Finding): string =>
  [userName, bpName, what].filter(Boolean).join(', ')
