/** Everything that a role can allow, in the words of the specification. */
export const SCOPES = [
  'orders.read',
  'orders.write',
  'orders.status.write',
  'orders.links.read',
  'orders.links.write',
  'orders.quota.read',
  'orders.quota.write',
  'orders.quota.checkout',
  'users.read',
  'users.write',
  'users.sales.register',
  'subscriptions.read',
  'subscriptions.write',
  'subscriptions.users.read',
  'subscriptions.users.write',
  'products.read',
  'products.write',
  'usecases.read',
  'usecases.write',
  'reports.read',
  'reports.write',
  'contracts.read',
  'contracts.write',
  'businessPartners.read',
  'businessPartners.write',
  'stats.read',
  'tasks.read',
  'tasks.write',
  'marketplaceToken.create',
] as const

export type Scope = (typeof SCOPES)[number]

/** What a route or a control asks for: every scope of `all`, or one of `any`. */
export type ScopeDemand =
  { all: readonly Scope[]; any?: never } | { any: readonly Scope[]; all?: never }

/** Whether the held scopes meet the demand; an empty `any` is met by nobody. */
export const meets = (held: ReadonlySet<Scope>, demand: ScopeDemand): boolean =>
  demand.all
    ? demand.all.every((scope) => held.has(scope))
    : demand.any.some((scope) => held.has(scope))
