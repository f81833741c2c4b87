export const ROLES = ['user', 'viewer', 'manager', 'admin', 'derivatives', 'sales'] as const
export type Role = (typeof ROLES)[number]

/** Name of the directory group that grants each role; the operator chooses the names. */
export type GroupNames = Readonly<Record<Role, string>>

export const rolesOf = (groups: readonly string[], names: GroupNames): Role[] =>
  ROLES.filter((role) => groups.includes(names[role]))

/** Customers use the shop and nothing more, whatever their provider says (rights follow the provider). */
const ROLES_OF_CUSTOMERS: readonly Role[] = ['user']

/** Groups of the shop that an account of this kind must not be given by its provider. */
export const groupsBeyond = (kind: 'customer' | 'staff', names: GroupNames): string[] =>
  kind === 'staff'
    ? []
    : ROLES.filter((role) => !ROLES_OF_CUSTOMERS.includes(role)).map((role) => names[role])

export const rolesOfKind = (
  kind: 'customer' | 'staff',
  groups: readonly string[],
  names: GroupNames
): Role[] =>
  rolesOf(groups, names).filter((role) => kind === 'staff' || ROLES_OF_CUSTOMERS.includes(role))
