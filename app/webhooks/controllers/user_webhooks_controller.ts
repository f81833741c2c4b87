import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser, TabUserTransformer } from '#identity'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { switchOffByStaff } from '#webhooks/actions/switch_off'
import { webhooksOfUser } from '#webhooks/queries/webhooks_of_user'
import UserWebhookTransformer from '#webhooks/transformers/user_webhook_transformer'

export default class UserWebhooksController {
  async index(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    return ctx.inertia.render('webhooks/admin/user_webhooks', {
      person: TabUserTransformer.transform(tab),
      webhooks: UserWebhookTransformer.transform(await webhooksOfUser(tab.user.id)),
    })
  }

  async pause(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    if (tab.refusal) return answerRefusal(ctx, { code: tab.refusal, status: 403 })
    const which = { userId: tab.user.id, id: Number(ctx.params.webhook) }
    const paused = await switchOffByStaff(which, actorIn(ctx))
    if (!paused.ok) return answerRefusal(ctx, paused.refusal)
    flashToast(ctx, 'success', 'webhooks.staff.paused')
    return ctx.response.redirect().back()
  }
}
