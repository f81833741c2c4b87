import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'
import { exportList, showList } from '#shared/lists'
import { productIn } from '#arrivals/http/product_in'
import { productHistory } from '#arrivals/lists/product_history'
import { plotsOf } from '#arrivals/queries/plots_of'
import ArrivalTransformer from '#arrivals/transformers/arrival_transformer'

export default class ProductArrivalsController {
  async index(ctx: HttpContext) {
    const { id, code, name } = await productIn(ctx)
    const { content, shown } = await showList(ctx, productHistory, { id, code })
    return ctx.inertia.render('arrivals/admin/product', {
      product: { code, name },
      now: clock.now().toISO()!,
      arrivals: ArrivalTransformer.transform(content),
      plots: await plotsOf(content),
      ...shown,
    })
  }

  async export(ctx: HttpContext) {
    return exportList(ctx, productHistory, await productIn(ctx))
  }
}
