import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { setVisibility } from '#subscriptions/actions/entitle/set_visibility'
import { answerWithToast } from '#subscriptions/http/answer_with_toast'
import { readVisibility } from '#subscriptions/http/range_wish'
import { whichIn } from '#subscriptions/http/which_held'
import { visibilityValidator } from '#subscriptions/validators/date_range'

/** On which days all of a person's subscription may be seen. */
export default class UserVisibilityController {
  async update(ctx: HttpContext) {
    const visible = readVisibility(await ctx.request.validateUsing(visibilityValidator))
    const set = visible.ok ? await setVisibility(whichIn(ctx), visible.value) : visible
    if (!set.ok) return answerWithToast(ctx, set.refusal, 'info')
    flashToast(ctx, 'success', `entitlements.toasts.visibility_${set.value}`)
    return ctx.response.redirect().back()
  }
}
