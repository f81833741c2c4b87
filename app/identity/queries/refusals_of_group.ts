import identity from '#config/identity'
import { scopesOfRoles } from '#identity/domain/role_scopes'
import { rolesOf } from '#identity/domain/roles'
import type User from '#identity/models/user'
import { scopesOf } from '#identity/queries/scopes_of'
import type { Refusal } from '#shared/domain/result'

/** Why somebody cannot give or take a group, whoever has it: it does not exist, or is beyond their rights. */
export function refuseGroup(
  by: User,
  group: string
): Refusal<'account.errors.group_unknown' | 'account.errors.grant_exceeds_own'> | null {
  const roles = rolesOf([group], identity.groups)
  if (roles.length === 0) {
    const groups = Object.values(identity.groups).join(', ')
    return { code: 'account.errors.group_unknown', field: 'group', params: { groups } }
  }
  const own = scopesOf(by)
  const isWithin = [...scopesOfRoles(roles)].every((scope) => own.has(scope))
  return isWithin ? null : { code: 'account.errors.grant_exceeds_own', status: 403 }
}

/** Customers have what their provider says, and nothing more. */
export const refuseGrant = ({ isStaff }: User) =>
  isStaff ? null : ('account.errors.grant_needs_staff' as const)

/** What only the provider names can only be taken away there. */
export const refuseRevoke = ({ groups, grantedGroups }: User, group: string) =>
  !grantedGroups.includes(group) && groups.includes(group)
    ? ('account.errors.group_of_provider' as const)
    : null
