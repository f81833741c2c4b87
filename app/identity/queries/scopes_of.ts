import identity from '#config/identity'
import type { TokenKind } from '#identity/domain/api_token'
import { rolesOf, scopesOfRoles } from '#identity/domain/roles'
import type { Scope } from '#identity/domain/scopes'

/** A marketplace shows products; whoever made its token lends it no other right. */
const OF_MARKETPLACES: readonly Scope[] = ['products.read']

type Holder = {
  groups: readonly string[]
  grantedGroups?: readonly string[]
  isLocked?: boolean
  tokenKind?: TokenKind | null
}

/**
 * What a user may do: from the groups that the provider named at the last sign-in and those that the
 * shop granted. A locked user may do nothing.
 */
export function scopesOf(user: Holder): ReadonlySet<Scope> {
  if (user.isLocked) return new Set()
  const groups = [...user.groups, ...(user.grantedGroups ?? [])]
  const scopes = scopesOfRoles(rolesOf(groups, identity.groups))
  if (user.tokenKind !== 'marketplace') return scopes
  return new Set(OF_MARKETPLACES.filter((scope) => scopes.has(scope)))
}
