import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { discardDraft } from '#catalogue/actions/drafts/discard_draft'
import { saveDraft } from '#catalogue/actions/drafts/save_draft'
import { takeBackDraft } from '#catalogue/actions/drafts/take_back_draft'
import { answerDraft } from '#catalogue/http/answer_draft'
import { idIn } from '#catalogue/http/id_in'
import { productDraftValidator, seenDraftValidator } from '#catalogue/validators/product_drafts'
import type { ProductFields } from '#catalogue/domain/product_fields'

export default class ProductDraftsController {
  async update(ctx: HttpContext) {
    const { seen, fields } = await ctx.request.validateUsing(productDraftValidator)
    const wish = {
      productId: idIn(ctx),
      fields: fields as ProductFields,
      seen,
      actor: actorIn(ctx),
    }
    return answerDraft(ctx, 'saved', await saveDraft(wish))
  }

  async destroy(ctx: HttpContext) {
    const { seen } = await ctx.request.validateUsing(seenDraftValidator)
    const done = await discardDraft({ productId: idIn(ctx), seen, actor: actorIn(ctx) })
    return answerDraft(ctx, 'discarded', done)
  }

  /** The former values of a published one as a new draft. */
  async store(ctx: HttpContext) {
    const number = Math.min(Number(ctx.params.number), 2_147_483_647)
    const done = await takeBackDraft({ productId: idIn(ctx), number, actor: actorIn(ctx) })
    return answerDraft(ctx, 'taken_back', done)
  }
}
