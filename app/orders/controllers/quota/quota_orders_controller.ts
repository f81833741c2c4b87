import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { quotaOrderList } from '#orders/lists/quota_order_list'
import { findQuota } from '#orders/queries/quota/find_quota'
import QuotaOrderTransformer from '#orders/transformers/quota_order_transformer'

const NOT_FOUND = { code: 'quotas.errors.not_found', status: 404 } as const

export default class QuotaOrdersController {
  async index(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, NOT_FOUND)
    const { content, shown } = await showList(ctx, quotaOrderList, quota)
    const { createdAt: _created, ...shownQuota } = quota
    return ctx.inertia.render('orders/admin/quota_orders', {
      quota: shownQuota,
      orders: QuotaOrderTransformer.transform(content),
      ...shown,
    })
  }

  async export(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, NOT_FOUND)
    return exportList(ctx, quotaOrderList, quota)
  }
}
