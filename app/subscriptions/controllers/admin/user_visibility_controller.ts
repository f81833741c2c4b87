import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { setVisibility } from '#subscriptions/actions/entitle/set_visibility'
import { answerWithToast } from '#subscriptions/http/answer_with_toast'
import { readVisibility } from '#subscriptions/http/range_wish'
import { whichIn } from '#subscriptions/http/which_held'
import { visibilityValidator } from '#subscriptions/validators/date_range'

export default class UserVisibilityController {
  async update(ctx: HttpContext) {
    const { reason, seen, ...sent } = await ctx.request.validateUsing(visibilityValidator)
    const visible = readVisibility(sent)
    const which = { ...whichIn(ctx), reason }
    const set = visible.ok ? await setVisibility(which, visible.value, seen) : visible
    if (!set.ok) return answerWithToast(ctx, set.refusal, 'info')
    flashToast(ctx, 'success', `entitlements.toasts.visibility_${set.value}`)
    return ctx.response.redirect().back()
  }
}
