import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'
import { SAMPLE_YEAR } from '#catalogue/domain/trial_request'
import { receiveTrialRequest } from '#catalogue/http/trial_intake'
import { trialPage } from '#catalogue/http/trial_page'
import { findSampleOffer } from '#catalogue/queries/find_trial_offer'

const SENT = 'sample_data_ordered'

export default class SampleDataController {
  async create(ctx: HttpContext) {
    const found = await findSampleOffer(String(ctx.params.productIdentifier))
    if (!found) throw notFound(ctx)
    const page = await trialPage(ctx, found)
    return ctx.inertia.render('catalogue/samples/create', { ...page, year: SAMPLE_YEAR.year })
  }

  async store(ctx: HttpContext) {
    const result = await receiveTrialRequest(ctx)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    noteOutcome(ctx, SENT)
    return ctx.response.redirect('/sample-data/success')
  }

  success(ctx: HttpContext) {
    if (!outcomeOf(ctx, SENT)) return ctx.response.redirect('/products')
    return ctx.inertia.render('catalogue/samples/success', {})
  }
}
