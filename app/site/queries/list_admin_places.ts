import { scopesOf, type Scope, type User } from '#identity'
import type { Locale } from '#shared/i18n'
import { groupsWith, type AdminPlace, type OpenGroup } from '#site/queries/admin_groups'
import { hasPage } from '#site/queries/has_page'

/** The places of the administration that a person's scopes open, as rail and palette list them; none for customers. */
export const listAdminPlaces = (user: User, locale: Locale): OpenGroup[] =>
  groupsWith(opensTo(user), locale)

/** Whether a place has a page, and the person a scope that opens it. */
export function opensTo(user: User): (place: AdminPlace) => boolean {
  if (!user.isStaff) return () => false
  const held = scopesOf(user)
  return ({ path, scopes }) => scopes.some((scope) => held.has(scope as Scope)) && hasPage(path)
}
