import identity from '#config/identity'
import { rolesOf, scopesOfRoles } from '#identity/domain/roles'
import type { Scope } from '#identity/domain/scopes'

/**
 * What a user may do, from the groups that the provider named at the last sign-in. A locked user may
 * do nothing.
 */
export const scopesOf = (user: {
  groups: readonly string[]
  isLocked?: boolean
}): ReadonlySet<Scope> =>
  user.isLocked ? new Set() : scopesOfRoles(rolesOf(user.groups, identity.groups))
