import type { Scope } from '#identity/domain/scopes'

/** Records of which staff are told that somebody else has them open, with the scopes of which writing them takes one. */
const WRITTEN_WITH = {
  'details': ['users.write'],
  'addresses': ['users.write'],
  'billing': ['users.write'],
  'business-partner': ['users.write'],
  'subscriptions': ['subscriptions.users.write'],
  'order': ['orders.write', 'orders.status.write'],
  'quota': ['orders.quota.write'],
  'report': ['reports.write'],
  'product': ['products.write'],
  'product_days': ['products.write'],
  'calendar': ['products.write'],
  'offered_file': ['products.write'],
  'notice': ['products.write'],
  'use_case': ['usecases.write'],
  'use_case_category': ['usecases.write'],
  'subscription_type': ['subscriptions.write'],
  'subscription_contact': ['subscriptions.write'],
  'subscription_request': ['subscriptions.users.write'],
  'partner': ['businessPartners.write'],
  'partner_line': ['businessPartners.write'],
  'contract': ['contracts.write'],
  'contract_type': ['contracts.write'],
  'information_product': ['contracts.write'],
  'product_subscription': ['contracts.write'],
} as const satisfies Record<string, readonly Scope[]>

export type RecordKind = keyof typeof WRITTEN_WITH
export const RECORD_KINDS = Object.keys(WRITTEN_WITH) as RecordKind[]

/** Who only reads disturbs nobody. */
export const mayWriteRecord = (held: ReadonlySet<Scope>, kind: RecordKind): boolean =>
  WRITTEN_WITH[kind].some((scope) => held.has(scope))
