import identity from '#config/identity'
import { ROLE_SCOPES } from '#identity/domain/role_scopes'
import { ROLES, type Role } from '#identity/domain/roles'
import type { Scope } from '#identity/domain/scopes'
import type User from '#identity/models/user'
import { hasOtherAdministrator } from '#identity/queries/has_other_administrator'
import { coversRights, isAdministrator } from '#identity/queries/covers_rights'
import { refuseGrant, refuseGroup, refuseRevoke } from '#identity/queries/refusals_of_group'
import { rolesHeldBy } from '#identity/queries/scopes_of'
import { rows } from '#shared/database'

const LAST = 'account.errors.last_administrator'

type Grant = { group: string; by: string; at: Date }

export type Permission = {
  group: string
  role: Role
  /** Customers have no rights of staff, whatever is written somewhere. */
  isHeld: boolean
  isFromProvider: boolean
  /** That it was granted here; by whom and when, as far as the history knows. */
  granted: { by: string | null; at: Date | null } | null
  scopes: readonly Scope[]
  /** What can be done about it, and the code of why not. */
  change: 'grant' | 'revoke'
  refusal: string | null
}

export async function listPermissions(by: User | null, user: User): Promise<Permission[]> {
  const grants = await grantsOf(user.id)
  const held = rolesHeldBy(user)
  const beyond = by && !coversRights(by, user) ? 'account.errors.rights_exceed_own' : null
  const isLast = isAdministrator(user) && !(await hasOtherAdministrator(null, user.id))
  return ROLES.map((role) => {
    const group = identity.groups[role]
    const isGranted = user.grantedGroups.includes(group)
    const isFromProvider = user.groups.includes(group)
    const { by: giver = null, at = null } = grants.find((one) => one.group === group) ?? {}
    const change = isGranted || isFromProvider ? ('revoke' as const) : ('grant' as const)
    const refused = change === 'grant' ? refuseGrant(user) : refuseRevoke(user, group)
    const last = isLast && change === 'revoke' && role === 'admin' && !isFromProvider
    return {
      ...{ group, role, isFromProvider, change, scopes: ROLE_SCOPES[role] },
      isHeld: held.includes(role),
      granted: isGranted ? { by: giver, at } : null,
      refusal: (by && refuseGroup(by, group)?.code) ?? refused ?? beyond ?? (last ? LAST : null),
    }
  })
}

const grantsOf = (userId: number) =>
  rows<Grant>(
    null,
    `select distinct on (after ->> 'group') coalesce(after ->> 'group', '') as "group",
            actor_label as by, created_at as at
       from audit_events
      where subject_type = 'user' and subject_id = ? and action = 'user.group_granted'
      order by after ->> 'group', seq desc`,
    [String(userId)]
  )
