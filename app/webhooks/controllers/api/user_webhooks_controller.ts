import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser } from '#identity'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { switchOffByStaff } from '#webhooks/actions/switch_off'
import { webhooksOfUser } from '#webhooks/queries/webhooks_of_user'
import UserWebhookTransformer from '#webhooks/transformers/user_webhook_transformer'

export default class UserWebhooksController {
  async index(ctx: HttpContext) {
    const found = await findTabUser(ctx)
    if (!found) return
    const webhooks = await webhooksOfUser(found.user.id)
    const content = webhooks.map((one) => new UserWebhookTransformer(one).toObject())
    return success(ctx, { content, totalCount: content.length })
  }

  async pause(ctx: HttpContext) {
    const found = await findTabUser(ctx)
    if (!found) return
    if (found.refusal) return answerRefusal(ctx, { code: found.refusal, status: 403 })
    const which = { userId: found.user.id, id: Number(ctx.params.webhook) }
    const paused = await switchOffByStaff(which, actorIn(ctx))
    return paused.ok ? success(ctx, null) : answerRefusal(ctx, paused.refusal)
  }
}
