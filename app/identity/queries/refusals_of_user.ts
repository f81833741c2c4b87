import { refuseDeletion, refuseLock, refuseReset } from '#identity/domain/user_changes'
import type User from '#identity/models/user'
import { coversRights, isAdministrator } from '#identity/queries/covers_rights'
import type { UserRecord } from '#identity/queries/user_record'

export type UserRefusals = Record<'lock' | 'resetPassword' | 'delete', string | null>

/** Why somebody cannot do something with a user now, by the codes that the actions refuse with. */
export function refusalsOfUser(by: User, record: UserRecord): UserRefusals {
  const { user } = record
  const beyond = coversRights(by, user) ? null : 'account.errors.rights_exceed_own'
  const actor = { id: by.id, isAdministrator: isAdministrator(by) }
  return {
    lock: refuseLock(user) ?? beyond,
    resetPassword: refuseReset(user) ?? beyond,
    delete: refuseDeletion(user, actor) ?? beyond ?? record.keptFor,
  }
}
