import type { Data } from '@generated/data'

export type Evidence = Data.Contracts.Evidence.Evidence

export const EVIDENCE = '/my-account/licence-evidence'
