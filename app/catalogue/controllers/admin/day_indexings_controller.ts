import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { notFound } from '#shared/http/not_found'
import { answerRefusal } from '#shared/http/refusals'
import { askIndexing } from '#catalogue/actions/lake_runs/ask_indexing'
import { lakeRunStates } from '#catalogue/actions/lake_runs/lake_run_states'
import { latestIndexing } from '#catalogue/queries/lake_runs/lake_runs'
import { productIdOf } from '#catalogue/queries/product_id_of'

/** The days of a product are compared with the lake again, by a worker. */
export default class DayIndexingsController {
  async store(ctx: HttpContext) {
    const asked = await askIndexing(String(ctx.params.product), actorIn(ctx))
    if (!asked.ok) return answerRefusal(ctx, asked.refusal)
    flashToast(ctx, 'info', 'product_days.toasts.indexing')
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const id = await productIdOf(null, String(ctx.params.product))
    if (id === null) throw notFound(ctx)
    const run = await latestIndexing(id)
    const isStopped = run !== null && (await lakeRunStates.stop(run.id))
    flashToast(ctx, 'info', `product_days.toasts.${isStopped ? 'stopped' : 'ended'}`)
    return ctx.response.redirect().back()
  }
}
