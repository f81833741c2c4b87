import type { HttpContext } from '@adonisjs/core/http'
import { getUserRecord } from '#identity/queries/list_users'
import UserApiTransformer from '#identity/transformers/user_api_transformer'
import { failure, success } from '#shared/http/envelope'

/** Answers a user as they are now. */
export async function sendUser(ctx: HttpContext, userId: number, status = 200): Promise<void> {
  const record = await getUserRecord(userId)
  if (!record) return failure(ctx, { code: 'account.errors.user_unknown', status: 404 })
  return success(ctx, new UserApiTransformer(record).toObject(), status)
}
