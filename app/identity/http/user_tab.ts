import type { HttpContext } from '@adonisjs/core/http'
import type User from '#identity/models/user'
import { coversRights } from '#identity/queries/covers_rights'
import { getUserRecord } from '#identity/queries/read_user_records'
import { refusalsOfUser, type UserRefusals } from '#identity/queries/refusals_of_user'
import { scopesOf } from '#identity/queries/scopes_of'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'

/** The person that a tab is about, and why whoever looks cannot change anything there; null where they can. */
export type UserTab = {
  user: User
  by: User
  refusal: string | null
  /** Why not this or that either; null where they can change nobody. */
  refusals: UserRefusals | null
}

/** The person of a tab's address, or null where nobody has the number: then that is answered. */
export async function findTabUser(ctx: HttpContext): Promise<UserTab | null> {
  const by = callerOf(ctx)
  const record = await getUserRecord(Number(ctx.params.userId ?? ctx.params.id))
  if (record && !record.user.erasedAt) {
    const { user } = record
    const mayWrite = scopesOf(by).has('users.write')
    const refusals = mayWrite ? refusalsOfUser(by, record) : null
    return { user, by, refusal: refusalOf(by, user), refusals }
  }
  await answerRefusal(ctx, { code: 'account.errors.user_unknown', status: 404 })
  return null
}

function refusalOf(by: User, user: User): string | null {
  if (!scopesOf(by).has('users.write')) return 'identity.errors.no_permission'
  return coversRights(by, user) ? null : 'account.errors.rights_exceed_own'
}
