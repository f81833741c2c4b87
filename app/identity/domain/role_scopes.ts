import type { Role } from '#identity/domain/roles'
import type { Scope } from '#identity/domain/scopes'

const VIEWER = [
  'users.read',
  'orders.read',
  'subscriptions.read',
  'subscriptions.users.read',
] as const

const MANAGER = [
  'users.read',
  'users.write',
  'orders.read',
  'orders.status.write',
  'subscriptions.read',
  'subscriptions.users.read',
  'subscriptions.users.write',
  'orders.links.read',
  'orders.links.write',
  'orders.quota.read',
  'products.read',
] as const

const ADMIN = [
  ...MANAGER,
  'stats.read',
  'orders.write',
  'subscriptions.write',
  'orders.quota.write',
  'orders.quota.checkout',
  'tasks.read',
  'tasks.write',
  'products.write',
  'usecases.read',
  'usecases.write',
  'reports.read',
  'reports.write',
  'contracts.read',
  'contracts.write',
  'businessPartners.read',
  'businessPartners.write',
  'users.sales.register',
  'marketplaceToken.create',
] as const

const DERIVATIVES = [
  'orders.quota.checkout',
  'orders.quota.read',
  'orders.links.read',
  'orders.links.write',
] as const

/** The rights of each role. A customer's own orders and data need no scope. */
export const ROLE_SCOPES: Readonly<Record<Role, readonly Scope[]>> = {
  user: [],
  viewer: VIEWER,
  manager: MANAGER,
  admin: ADMIN,
  derivatives: DERIVATIVES,
  sales: ['users.sales.register'],
}

export const scopesOfRoles = (roles: readonly Role[]): ReadonlySet<Scope> =>
  new Set(roles.flatMap((role) => ROLE_SCOPES[role]))
