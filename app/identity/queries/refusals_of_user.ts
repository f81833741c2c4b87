import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import type User from '#identity/models/user'
import { coversRights, isAdministrator } from '#identity/queries/covers_rights'
import type { UserRecord } from '#identity/queries/user_record'

export type UserRefusals = Record<'lock' | 'resetPassword' | 'delete', string | null>

/** Why somebody cannot do something with a user now, by the codes that the actions refuse with. */
export function refusalsOfUser(by: User, record: UserRecord): UserRefusals {
  const { user } = record
  const beyond = coversRights(by, user) ? null : 'account.errors.rights_exceed_own'
  return {
    lock: refuseLock(user) ?? beyond,
    resetPassword: refuseReset(user) ?? beyond,
    delete: refuseDeletion(by, user) ?? beyond ?? refuseRecords(record),
  }
}

function refuseLock({ isStaff, mergedInto }: User) {
  if (isStaff) return 'account.errors.staff_not_lockable'
  return mergedInto ? 'merger.errors.merged_already' : null
}

function refuseReset({ accountActivated, issuer, mergedInto }: User) {
  if (mergedInto) return 'merger.errors.merged_already'
  if (accountActivated) return 'account.errors.user_already_activated'
  return issuer === EMBEDDED_ISSUER ? null : 'account.errors.password_elsewhere'
}

function refuseDeletion(by: User, { id, isStaff }: User) {
  if (id === by.id) return 'account.errors.own_account'
  return isStaff && !isAdministrator(by) ? 'account.errors.staff_deleted_by_admins' : null
}

const refuseRecords = ({ isDeletable }: UserRecord) =>
  isDeletable ? null : 'account.errors.user_not_deletable'
