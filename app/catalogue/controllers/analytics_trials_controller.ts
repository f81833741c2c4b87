import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'
import { receiveTrialRequest } from '#catalogue/http/trial_intake'
import { trialPage } from '#catalogue/http/trial_page'
import { findAnalyticsTrial } from '#catalogue/queries/find_trial_offer'

const SENT = 'trial_requested'

export default class AnalyticsTrialsController {
  async create(ctx: HttpContext) {
    const found = await findAnalyticsTrial(String(ctx.params.productIdentifier))
    if (!found) throw notFound(ctx)
    return ctx.inertia.render('catalogue/trials/create', await trialPage(ctx, found))
  }

  async store(ctx: HttpContext) {
    const result = await receiveTrialRequest(ctx)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    noteOutcome(ctx, SENT)
    return ctx.response.redirect('/a7product/success')
  }

  success(ctx: HttpContext) {
    if (!outcomeOf(ctx, SENT)) return ctx.response.redirect('/products')
    return ctx.inertia.render('catalogue/trials/success', {})
  }
}
