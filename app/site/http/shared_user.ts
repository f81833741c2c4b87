import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf, type Scope } from '#identity'
import { callerOrNobody } from '#shared/http/caller'
import type { OpenGroup } from '#site/queries/admin_groups'
import { listAdminPlaces } from '#site/queries/list_admin_places'
import { listUserTabs } from '#site/queries/list_user_tabs'

export type SharedUser = {
  id: number
  firstName: string
  lastName: string
  username: string | null
  company: string | null
  isStaff: boolean
  scopes: Scope[]
  /** Whether the privacy notice was agreed to; without it no page of the account opens. */
  hasAgreed: boolean
  adminPlaces: OpenGroup[]
  /** The tabs of the page of somebody that open to this person. */
  userTabs: { name: string; label: string }[]
}

export function sharedUser(ctx: HttpContext): SharedUser | null {
  const user = callerOrNobody(ctx)
  if (!user) return null
  return {
    id: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    username: user.username,
    company: user.company,
    isStaff: user.isStaff,
    scopes: [...scopesOf(user)],
    hasAgreed: user.hasAgreedToPrivacyNotice,
    adminPlaces: listAdminPlaces(user, ctx.locale),
    userTabs: listUserTabs(user, ctx.locale),
  }
}
