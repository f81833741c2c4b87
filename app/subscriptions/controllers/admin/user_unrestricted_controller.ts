import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { endUnrestricted, giveUnrestricted } from '#subscriptions/actions/entitle/unrestricted'
import { answerWithToast } from '#subscriptions/http/answer_with_toast'
import { whichAndWhy } from '#subscriptions/http/which_held'

export default class UserUnrestrictedController {
  async update(ctx: HttpContext) {
    const given = await giveUnrestricted(await whichAndWhy(ctx))
    if (!given.ok) return answerWithToast(ctx, given.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.assigned')
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const ended = await endUnrestricted(await whichAndWhy(ctx))
    if (!ended.ok) return answerWithToast(ctx, ended.refusal)
    flashToast(ctx, 'success', 'entitlements.toasts.deleted')
    return ctx.response.redirect().back()
  }
}
