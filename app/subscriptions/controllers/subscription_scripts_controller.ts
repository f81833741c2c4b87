import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { subscriptionScript, type Shell } from '#subscriptions/http/subscription_script'
import { heldSubscriptions } from '#subscriptions/queries/held_subscriptions'

export default class SubscriptionScriptsController {
  async show(ctx: HttpContext) {
    const of = { userId: callerOf(ctx).id, typeId: Number(ctx.params.subscription) }
    const [held] = await heldSubscriptions(of.userId, of)
    if (!held) return answerRefusal(ctx, { code: 'subscriptions.errors.unknown', status: 404 })
    const { name, text } = subscriptionScript(ctx.params.shell as Shell, of)
    ctx.response.header('content-type', 'text/plain; charset=utf-8')
    ctx.response.header('content-disposition', attachmentNamed(name))
    ctx.response.header('cache-control', 'private, no-store')
    return ctx.response.send(text)
  }
}
