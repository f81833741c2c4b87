import type { Scope } from '#identity/domain/scopes'

/** Records of which staff are told that somebody else has them open, with the scope that writing them takes. */
const WRITTEN_WITH = {
  details: 'users.write',
  addresses: 'users.write',
  billing: 'users.write',
  subscriptions: 'subscriptions.users.write',
  contract: 'contracts.write',
} as const satisfies Record<string, Scope>

export type RecordKind = keyof typeof WRITTEN_WITH
export const RECORD_KINDS = Object.keys(WRITTEN_WITH) as RecordKind[]

/** Who only reads disturbs nobody. */
export const mayWriteRecord = (held: ReadonlySet<Scope>, kind: RecordKind): boolean =>
  held.has(WRITTEN_WITH[kind])
