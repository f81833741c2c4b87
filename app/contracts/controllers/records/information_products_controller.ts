import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { informationProductKind } from '#contracts/http/records/kinds'
import { recordPages } from '#contracts/http/records/record_pages'
import { informationProductList } from '#contracts/lists/records/information_product_list'
import InformationProductTransformer from '#contracts/transformers/records/information_product_transformer'

export default class InformationProductsController extends recordPages(informationProductKind) {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, informationProductList)
    return ctx.inertia.render('contracts/admin/products', {
      products: InformationProductTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, informationProductList)
  }
}
