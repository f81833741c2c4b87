import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { requestList } from '#subscriptions/lists/request_list'
import { partsOf } from '#subscriptions/queries/parts_of'
import { requestHistories } from '#subscriptions/queries/request_histories'
import { typeChoices } from '#subscriptions/queries/type_choices'
import SubscriptionRequestTransformer from '#subscriptions/transformers/subscription_request_transformer'

export default class RequestsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, requestList)
    const [types, histories] = await Promise.all([
      typeChoices(),
      requestHistories(content.map(({ id }) => id)),
    ])
    return ctx.inertia.render('subscriptions/admin/requests', {
      requests: SubscriptionRequestTransformer.transform(content),
      histories,
      types: await Promise.all(
        types.map(async ({ productIds, ...type }) => ({
          ...type,
          parts: type.isFilterable ? await partsOf(productIds) : [],
        }))
      ),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, requestList)
  }
}
