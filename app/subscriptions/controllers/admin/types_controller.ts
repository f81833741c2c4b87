import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { typeList } from '#subscriptions/lists/type_list'
import SubscriptionTypeTransformer from '#subscriptions/transformers/subscription_type_transformer'

export default class TypesController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, typeList)
    return ctx.inertia.render('subscriptions/admin/types', {
      types: SubscriptionTypeTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, typeList)
  }
}
