import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { addRange } from '#subscriptions/actions/entitle/add_range'
import { deleteRange } from '#subscriptions/actions/entitle/delete_range'
import { editRange } from '#subscriptions/actions/entitle/edit_range'
import { answerWithToast } from '#subscriptions/http/answer_with_toast'
import { readRangeWish } from '#subscriptions/http/range_wish'
import { whichAndWhy, whichIn } from '#subscriptions/http/which_held'
import { rangeValidator } from '#subscriptions/validators/date_range'

export default class UserRangesController {
  async store(ctx: HttpContext) {
    const { reason, ...sent } = await ctx.request.validateUsing(rangeValidator)
    const wish = readRangeWish(sent)
    const which = { ...whichIn(ctx), reason }
    const added = wish.ok ? await addRange(which, wish.value) : wish
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.assigned')
    return ctx.response.redirect().back()
  }

  async update(ctx: HttpContext) {
    const { updatedAt, reason, ...sent } = await ctx.request.validateUsing(rangeValidator)
    const wish = readRangeWish(sent)
    const seen = { ...whichIn(ctx), seenAt: updatedAt, reason }
    const edited = wish.ok ? await editRange(seen, wish.value) : wish
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.range_changed')
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteRange(await whichAndWhy(ctx))
    if (!deleted.ok) return answerWithToast(ctx, deleted.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.range_deleted')
    return ctx.response.redirect().back()
  }
}
