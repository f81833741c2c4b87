import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'

/** A user as far as these rules ask. */
type Account = {
  id: number
  isStaff: boolean
  accountActivated: boolean
  issuer: string | null
  mergedInto: number | null
}

type By = { id: number; isAdministrator: boolean }

/** Why nobody can lock a user or let them in again; null where somebody can. */
export function refuseLock({ isStaff, mergedInto }: Pick<Account, 'isStaff' | 'mergedInto'>) {
  if (isStaff) return 'account.errors.staff_not_lockable'
  return mergedInto === null ? null : 'merger.errors.merged_already'
}

/** Why a user cannot be sent a link to choose a password; null where they can. */
export function refuseReset(user: Pick<Account, 'accountActivated' | 'issuer' | 'mergedInto'>) {
  if (user.mergedInto !== null) return 'merger.errors.merged_already'
  if (user.accountActivated) return 'account.errors.user_already_activated'
  return user.issuer === EMBEDDED_ISSUER ? null : 'account.errors.password_elsewhere'
}

/** Why somebody cannot delete a user, as far as the two accounts themselves say it. */
export function refuseDeletion({ id, isStaff }: Pick<Account, 'id' | 'isStaff'>, by: By) {
  if (id === by.id) return 'account.errors.own_account'
  return isStaff && !by.isAdministrator ? 'account.errors.staff_deleted_by_admins' : null
}
