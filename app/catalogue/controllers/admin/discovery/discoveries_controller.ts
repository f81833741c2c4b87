import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { notFound } from '#shared/http/not_found'
import { answerRefusal } from '#shared/http/refusals'
import { askDiscovery } from '#catalogue/actions/lake_runs/ask_discovery'
import { lakeRunStates } from '#catalogue/actions/lake_runs/lake_run_states'
import { readPrefix } from '#catalogue/domain/lake_prefix'
import { idIn } from '#catalogue/http/id_in'
import { lakeFolders } from '#catalogue/queries/lake_folders'
import { listSeries } from '#catalogue/queries/lake_runs/discovered_series'
import { findDiscovery, listDiscoveries } from '#catalogue/queries/lake_runs/lake_runs'
import { productChoices } from '#catalogue/queries/product_choices'
import { lakeRunRow } from '#catalogue/transformers/lake_run_row'
import { seriesRow } from '#catalogue/transformers/series_row'
import { discoveryValidator } from '#catalogue/validators/discovery'

export const DISCOVERIES = '/admin/manage-products/discover'

/** Folders of the lake that are looked through for what they could be sold as. */
export default class DiscoveriesController {
  async index(ctx: HttpContext) {
    const within = readPrefix(String(ctx.request.input('in', '')))
    const { category, venues } = await productChoices(ctx.locale)
    return ctx.inertia.render('catalogue/admin/discovery/index', {
      ...{ within, folders: await lakeFolders(within) },
      discoveries: (await listDiscoveries()).map(lakeRunRow),
      choices: { category, venues },
    })
  }

  async store(ctx: HttpContext) {
    const { prefix, category, venue } = await ctx.request.validateUsing(discoveryValidator)
    const wish = { prefix, category: category ?? null, venue: venue ?? null }
    const asked = await askDiscovery({ ...wish, actor: actorIn(ctx) })
    if (!asked.ok) return answerRefusal(ctx, asked.refusal)
    return ctx.response.redirect().toPath(`${DISCOVERIES}/${asked.value.id}`)
  }

  async show(ctx: HttpContext) {
    const run = await discoveryIn(ctx)
    return ctx.inertia.render('catalogue/admin/discovery/show', {
      discovery: lakeRunRow(run),
      series: (await listSeries(run.id)).map(seriesRow),
    })
  }

  async stop(ctx: HttpContext) {
    const { id } = await discoveryIn(ctx)
    const isStopped = await lakeRunStates.stop(id)
    flashToast(ctx, 'info', `discover.toasts.${isStopped ? 'stopped' : 'ended'}`)
    return ctx.response.redirect().back()
  }
}

/** Runs of another kind have numbers among these, and are none here. */
async function discoveryIn(ctx: HttpContext) {
  const run = await findDiscovery(idIn(ctx))
  if (run) return run
  throw notFound(ctx)
}
