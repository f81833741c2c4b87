import app from '@adonisjs/core/services/app'
import { scopesOf, type User } from '#identity'
import { groupsWith, type OpenGroup } from '#site/queries/admin_groups'
import { hasPage } from '#site/queries/has_page'

/** The places of the administration that a person's scopes open; none for customers. */
export function listAdminPlaces(user: User): OpenGroup[] {
  if (!user.isStaff) return []
  const held = scopesOf(user)
  return groupsWith(
    ({ path, scopes, isForDevelopment }) =>
      scopes.some((scope) => held.has(scope)) && (app.inDev || !isForDevelopment) && hasPage(path)
  )
}
