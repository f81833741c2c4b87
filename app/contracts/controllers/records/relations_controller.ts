import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { relationKind } from '#contracts/http/records/kinds'
import { recordPages } from '#contracts/http/records/record_pages'
import { relationList } from '#contracts/lists/records/relation_list'
import { productChoices, subscriptionChoices } from '#contracts/queries/records/list_choices'
import RelationTransformer from '#contracts/transformers/records/relation_transformer'

export default class RelationsController extends recordPages(relationKind) {
  async index(ctx: HttpContext) {
    const [{ content, shown }, products, subscriptions] = await Promise.all([
      showList(ctx, relationList),
      productChoices(),
      subscriptionChoices(),
    ])
    return ctx.inertia.render('contracts/admin/products_subscriptions', {
      relations: RelationTransformer.transform(content),
      ...shown,
      products,
      subscriptions,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, relationList)
  }
}
