import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'
import { exportList, showList } from '#shared/lists'
import { boardIn } from '#arrivals/http/morning_in'
import { board } from '#arrivals/lists/board'
import { morningsBeside } from '#arrivals/queries/mornings'
import { plotsOf } from '#arrivals/queries/plots_of'
import ArrivalTransformer from '#arrivals/transformers/arrival_transformer'

/** The board of a morning: what was due, what came and what did not. */
export default class ArrivalsController {
  async index(ctx: HttpContext) {
    const scope = boardIn(ctx)
    const [{ content, shown }, beside] = await Promise.all([
      showList(ctx, board, scope),
      morningsBeside(scope),
    ])
    return ctx.inertia.render('arrivals/admin/board', {
      morning: scope.morning,
      beside,
      now: clock.now().toISO()!,
      arrivals: ArrivalTransformer.transform(content),
      plots: await plotsOf(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, board, boardIn(ctx))
  }
}
