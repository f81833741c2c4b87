import identity from '#config/identity'
import type { TokenKind } from '#identity/domain/api_token'
import { scopesOfRoles } from '#identity/domain/role_scopes'
import { rolesOfKind, type Role } from '#identity/domain/roles'
import type { Scope } from '#identity/domain/scopes'

/** A marketplace shows products, a test may choose to pay by quota: whoever made the token lends it no other right. */
const OF_TOKENS: Partial<Record<TokenKind, readonly Scope[]>> = {
  marketplace: ['products.read'],
  test: ['orders.quota.checkout'],
}

export type Holder = {
  kind: 'customer' | 'staff'
  groups: readonly string[]
  grantedGroups?: readonly string[]
  isLocked?: boolean
  tokenKind?: TokenKind | null
}

/** The roles of an account: from what its provider named at the last sign-in, and what the shop granted. */
export const rolesHeldBy = ({ kind, groups, grantedGroups = [] }: Holder): Role[] =>
  rolesOfKind(kind, kind === 'staff' ? [...groups, ...grantedGroups] : groups, identity.groups)

/** What a user may do by their roles. A locked user may do nothing. */
export function scopesOf(user: Holder): ReadonlySet<Scope> {
  if (user.isLocked) return new Set()
  const scopes = scopesOfRoles(rolesHeldBy(user))
  const lent = user.tokenKind && OF_TOKENS[user.tokenKind]
  return lent ? new Set(lent.filter((scope) => scopes.has(scope))) : scopes
}
