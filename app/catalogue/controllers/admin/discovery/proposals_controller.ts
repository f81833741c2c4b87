import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { notFound } from '#shared/http/not_found'
import { makeProduct } from '#catalogue/actions/discovery/make_product'
import { planProposal } from '#catalogue/actions/discovery/plan_proposal'
import { saveProposal } from '#catalogue/actions/discovery/save_proposal'
import { proposedFields } from '#catalogue/domain/discovery/proposed_fields'
import type { ProductFields } from '#catalogue/domain/product_fields'
import { problemTexts, refuseDraft } from '#catalogue/http/answer_draft'
import { idIn } from '#catalogue/http/id_in'
import { findSeries } from '#catalogue/queries/lake_runs/discovered_series'
import { productChoices } from '#catalogue/queries/product_choices'
import { referenceData } from '#catalogue/queries/reference_data'
import { proposalPages, proposalPreviews } from '#catalogue/transformers/draft_previews'
import { productDraftValidator, seenDraftValidator } from '#catalogue/validators/product_drafts'

/** What a series of files could be sold as, until somebody makes it a product. */
export default class ProposalsController {
  async show(ctx: HttpContext) {
    const { runId, position } = proposalIn(ctx)
    const series = await findSeries(null, runId, position)
    if (!series) throw notFound(ctx)
    const { found, changes, version, productId } = series
    const { product, problems } = await planProposal(null, series)
    const { product: _, ...facts } = found
    const reference = await referenceData()
    return ctx.inertia.render('catalogue/admin/discovery/proposal', {
      ...{ discovery: runId, position, productId, version, changes, facts },
      proposed: proposedFields(found),
      lacks: productId === null ? problemTexts(ctx.locale, problems) : {},
      choices: await productChoices(ctx.locale),
      ...proposalPreviews(product, reference),
      pages: ctx.inertia.optional(() => proposalPages(product, reference)),
    })
  }

  async update(ctx: HttpContext) {
    const { seen, fields } = await ctx.request.validateUsing(productDraftValidator)
    const wish = { ...proposalIn(ctx), seen, actor: actorIn(ctx) }
    const saved = await saveProposal({ ...wish, fields: fields as ProductFields })
    if (!saved.ok) return refuseDraft(ctx, saved)
    flashToast(ctx, 'success', 'discover.toasts.saved')
    return ctx.response.redirect().back()
  }

  async store(ctx: HttpContext) {
    const { seen } = await ctx.request.validateUsing(seenDraftValidator)
    const made = await makeProduct({ ...proposalIn(ctx), seen, actor: actorIn(ctx) })
    if (!made.ok) return refuseDraft(ctx, made)
    const { id, name } = made.value
    flashToast(ctx, 'success', 'discover.toasts.made', { name })
    return ctx.response.redirect().toPath(`/admin/manage-products/${id}`)
  }
}

const proposalIn = (ctx: HttpContext) => ({
  runId: idIn(ctx),
  position: Math.min(Number(ctx.params.position), 1_000_000),
})
