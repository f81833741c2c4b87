import app from '@adonisjs/core/services/app'
import { scopesOf, type Scope, type User } from '#identity'
import type { Locale } from '#shared/i18n'
import { groupsWith, type OpenGroup } from '#site/queries/admin_groups'
import { hasPage } from '#site/queries/has_page'

/** The places of the administration that a person's scopes open; none for customers. */
export function listAdminPlaces(user: User, locale: Locale): OpenGroup[] {
  if (!user.isStaff) return []
  const held = scopesOf(user)
  return groupsWith(
    ({ path, scopes, isForDevelopment }) =>
      scopes.some((scope) => held.has(scope as Scope)) &&
      (app.inDev || !isForDevelopment) &&
      hasPage(path),
    locale
  )
}
