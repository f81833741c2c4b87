import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { failure, success } from '#shared/http/envelope'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import UserSubscriptionTransformer from '#subscriptions/transformers/user_subscription_transformer'
import { wireRangesOf } from '#subscriptions/transformers/wire_ranges'

type Of = { userId: number; typeId: number }

/** What somebody has of a type after a change, or why it was not made. */
export async function answerHeld(ctx: HttpContext, of: Of, changed: Result<unknown>) {
  if (!changed.ok) return failure(ctx, changed.refusal)
  const [held] = await assignedSubscriptions(of.userId, of.typeId)
  if (held) return success(ctx, new UserSubscriptionTransformer(held).toObject())
  return failure(ctx, { code: 'entitlements.errors.not_assigned', status: 404 })
}

/** A date range as it is now, or why there is none. */
export async function answerRange(
  ctx: HttpContext,
  of: Of,
  { range, status }: { range: Result<number>; status?: number }
) {
  if (!range.ok) return failure(ctx, range.refusal)
  const [held] = await assignedSubscriptions(of.userId, of.typeId)
  const found = held && wireRangesOf(held).find(({ id }) => id === range.value)
  if (found) return success(ctx, found, status)
  return failure(ctx, { code: 'entitlements.errors.range_unknown', status: 404 })
}

export const answerDone = (ctx: HttpContext, done: Result<unknown>) =>
  done.ok ? success(ctx, null) : failure(ctx, done.refusal)
