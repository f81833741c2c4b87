import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import type { UserPart } from '#identity/domain/user_parts'
import type User from '#identity/models/user'
import { changesSince } from '#identity/queries/changes_since'
import { refusableTransaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'

export type Edit = AccountChange & {
  part: UserPart
  /** The last entry of the history when the form was opened. */
  seen: number
}

type Code = HoldRefusal | 'merger.errors.merged_already' | 'user_parts.errors.changed'
type Write<C extends string> = (
  trx: TransactionClientContract,
  user: User
) => Promise<Result<undefined, C>>

/** Changes a part of somebody's account, unless it was changed since the form was opened. */
export const editUser = <C extends string>(edit: Edit, write: Write<C>) =>
  refusableTransaction<Result<undefined, Code | C>>(async (trx) => {
    const held = await holdAccount(trx, edit)
    if (!held.ok) return held
    const { user } = held.value
    if (user.erasedAt) return refuse('account.errors.user_unknown', { status: 404 })
    if (user.mergedInto) return refuse('merger.errors.merged_already', { status: 409 })
    const changes = await changesSince(edit, trx)
    return changes.length > 0
      ? refuse('user_parts.errors.changed', { field: 'changed', status: 409 })
      : write(trx, user)
  })
