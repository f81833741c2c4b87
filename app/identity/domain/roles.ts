import type { Scope } from '#identity/domain/scopes'

export const ROLES = ['user', 'viewer', 'manager', 'admin', 'derivatives', 'sales'] as const
export type Role = (typeof ROLES)[number]

/** Name of the directory group that grants each role; the operator chooses the names. */
export type GroupNames = Readonly<Record<Role, string>>

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

/** The roles that a person's groups grant; unknown groups grant nothing. */
export const rolesOf = (groups: readonly string[], names: GroupNames): Role[] =>
  ROLES.filter((role) => groups.includes(names[role]))

/** Customers use the shop and nothing more, whatever their provider says (rights follow the provider). */
const ROLES_OF_CUSTOMERS: readonly Role[] = ['user']

/** Groups of the shop that an account of this kind must not be given by its provider. */
export const groupsBeyond = (kind: 'customer' | 'staff', names: GroupNames): string[] =>
  kind === 'staff'
    ? []
    : ROLES.filter((role) => !ROLES_OF_CUSTOMERS.includes(role)).map((role) => names[role])

/** The roles that an account of this kind has by its groups. */
export const rolesOfKind = (
  kind: 'customer' | 'staff',
  groups: readonly string[],
  names: GroupNames
): Role[] =>
  rolesOf(groups, names).filter((role) => kind === 'staff' || ROLES_OF_CUSTOMERS.includes(role))

/** The union of the rights of several roles. */
export const scopesOfRoles = (roles: readonly Role[]): ReadonlySet<Scope> =>
  new Set(roles.flatMap((role) => ROLE_SCOPES[role]))
