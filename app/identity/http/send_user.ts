import type { HttpContext } from '@adonisjs/core/http'
import { mayDelete } from '#identity/queries/covers_rights'
import { getUserRecord } from '#identity/queries/read_user_records'
import type { UserRecord } from '#identity/queries/user_record'
import UserApiTransformer from '#identity/transformers/user_api_transformer'
import { callerOf } from '#shared/http/caller'
import { failure, success } from '#shared/http/envelope'

export async function sendUser(ctx: HttpContext, userId: number, status = 200): Promise<void> {
  // Why an account has to stay is of use to those who could delete it; every module is asked for that.
  const record = await getUserRecord(userId, (user) => mayDelete(callerOf(ctx), user))
  if (!record) return failure(ctx, { code: 'account.errors.user_unknown', status: 404 })
  return success(ctx, userFor(ctx, record), status)
}

/** A user as the caller sees them: whether they can be deleted depends on who would do it. */
export function userFor(ctx: HttpContext, record: UserRecord) {
  const isDeletable = !record.keptFor && mayDelete(callerOf(ctx), record.user)
  return new UserApiTransformer({ ...record, isDeletable }).toObject()
}
