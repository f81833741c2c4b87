import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { endFeed } from '#subscriptions/actions/feeds/end_feed'
import { makeFeed } from '#subscriptions/actions/feeds/make_feed'

const wishOf = (ctx: HttpContext) => ({
  userId: callerOf(ctx).id,
  typeId: Number(ctx.params.subscription),
  by: actorIn(ctx),
})

export default class FeedsController {
  async store(ctx: HttpContext) {
    const made = await makeFeed(wishOf(ctx))
    if (!made.ok) return answerRefusal(ctx, made.refusal)
    flashToast(ctx, 'success', 'subscriptions.feed.toasts.made')
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    await endFeed(wishOf(ctx))
    flashToast(ctx, 'success', 'subscriptions.feed.toasts.ended')
    return ctx.response.redirect().withQs().back()
  }
}
