import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { copyAll } from '#subscriptions/actions/copy/copy_all'
import { copyRange } from '#subscriptions/actions/copy/copy_range'
import { whichIn } from '#subscriptions/http/which_held'
import { copyValidator } from '#subscriptions/validators/date_range'

export default class CopiesController {
  async range(ctx: HttpContext) {
    const { users = [], reason } = await ctx.request.validateUsing(copyValidator)
    const copied = await copyRange({ ...whichIn(ctx), reason }, users)
    if (!copied.ok) return answerRefusal(ctx, copied.refusal)
    flashToast(ctx, 'success', 'subscriptions.copies.toasts.range')
    return ctx.response.redirect().back()
  }

  /** Of all subscriptions, or of the one that the address names. */
  async all(ctx: HttpContext) {
    const { users = [], reason } = await ctx.request.validateUsing(copyValidator)
    const { userId, subscription } = ctx.params
    const ofType = subscription === undefined ? undefined : Number(subscription)
    const wish = { userId: Number(userId), ofType, to: users, reason }
    const copied = await copyAll({ ...wish, by: actorIn(ctx) })
    if (!copied.ok) return answerRefusal(ctx, copied.refusal)
    flashToast(ctx, 'success', 'subscriptions.copies.toasts.all')
    for (const { name, refusal } of copied.value) {
      const why = translate(ctx.locale, refusal.code)
      flashToast(ctx, 'info', 'subscriptions.copies.toasts.left', { name, why })
    }
    return ctx.response.redirect().back()
  }
}
