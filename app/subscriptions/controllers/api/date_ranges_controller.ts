import type { HttpContext } from '@adonisjs/core/http'
import { ok } from '#shared/domain/result'
import { failure, success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { addRange } from '#subscriptions/actions/entitle/add_range'
import { deleteRange } from '#subscriptions/actions/entitle/delete_range'
import { editRange } from '#subscriptions/actions/entitle/edit_range'
import { answerDone, answerRange } from '#subscriptions/http/answer_held'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { whichAndWhy, whichIn } from '#subscriptions/http/which_held'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { wireRangesOf } from '#subscriptions/transformers/wire_ranges'
import { apiNewRangeValidator, apiRangeValidator } from '#subscriptions/validators/api_date_range'

export default class DateRangesController {
  async index(ctx: HttpContext) {
    const { userId, typeId } = whichIn(ctx)
    const [held] = await assignedSubscriptions(userId, typeId)
    if (!held) return failure(ctx, { code: 'entitlements.errors.not_assigned', status: 404 })
    const content = wireRangesOf(held)
    return success(ctx, { content, totalCount: content.length })
  }

  show(ctx: HttpContext) {
    const which = whichIn(ctx)
    return answerRange(ctx, which, { range: ok(which.rangeId) })
  }

  async store(ctx: HttpContext) {
    const { reason, ...sent } = await ctx.request.validateUsing(apiNewRangeValidator)
    const which = { ...whichIn(ctx), reason }
    const wish = readRangeWish(sent)
    const range = wish.ok ? await addRange(which, wish.value) : wish
    return answerRange(ctx, which, { range, status: 201 })
  }

  async update(ctx: HttpContext) {
    const {
      updatedAt: seenAt,
      version: seen,
      reason,
      ...sent
    } = await ctx.request.validateUsing(apiRangeValidator)
    const which = { ...whichIn(ctx), reason }
    const wish = readRangeWish(sent)
    const edited = wish.ok ? await editRange({ ...which, seenAt, seen }, wish.value) : wish
    return answerRange(ctx, which, { range: edited.ok ? ok(which.rangeId) : edited })
  }

  async destroy(ctx: HttpContext) {
    const which = { ...(await whichAndWhy(ctx)), seen: matchedVersion(ctx) }
    return answerDone(ctx, await deleteRange(which))
  }
}
