import type { HttpContext } from '@adonisjs/core/http'
import { refuse } from '#shared/domain/result'
import { actorIn } from '#shared/http/actor_in'
import { publishNow } from '#catalogue/actions/drafts/publish_draft'
import { scheduleDraft } from '#catalogue/actions/drafts/schedule_draft'
import { shopMoment } from '#catalogue/http/shop_moment'
import { answerDraft } from '#catalogue/http/answer_draft'
import { idIn } from '#catalogue/http/id_in'
import { draftTimeValidator, seenDraftValidator } from '#catalogue/validators/product_drafts'

export default class DraftPublicationsController {
  async store(ctx: HttpContext) {
    const { seen } = await ctx.request.validateUsing(seenDraftValidator)
    const done = await publishNow({ productId: idIn(ctx), seen, actor: actorIn(ctx) })
    return answerDraft(ctx, 'published', done)
  }

  async update(ctx: HttpContext) {
    const { seen, at, time } = await ctx.request.validateUsing(draftTimeValidator)
    const moment = shopMoment(at, time)
    const done = moment
      ? await scheduleDraft({ productId: idIn(ctx), seen, at: moment, actor: actorIn(ctx) })
      : refuse('manage_products.errors.no_time', { field: 'at' })
    return answerDraft(ctx, 'scheduled', done)
  }
}
