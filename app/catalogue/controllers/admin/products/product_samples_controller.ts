import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { showShelf } from '#catalogue/http/offered_files/show_shelf'
import { loadProductRows } from '#catalogue/queries/product_rows'

export default class ProductSamplesController {
  async index(ctx: HttpContext) {
    const [product] = await loadProductRows(null, { codes: [String(ctx.params.product)] })
    if (!product) throw notFound(ctx)
    const { id, code, name, visible, sampleDay } = product
    return ctx.inertia.render('catalogue/admin/product_samples', {
      product: { id, code, name, visible, sampleDay },
      ...(await showShelf(ctx, { name: 'product', product: { id, code } })),
    })
  }
}
