import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { quotaOrderList, type QuotaOrder } from '#orders/lists/quota_order_list'
import { findQuota } from '#orders/queries/quota/find_quota'
import QuotaOrderApiTransformer from '#orders/transformers/quota_order_api_transformer'

export default class QuotaOrdersController {
  async index(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, { code: 'quotas.errors.not_found', status: 404 })
    const toWire = (order: QuotaOrder) => new QuotaOrderApiTransformer(order).toObject()
    return answerList(ctx, quotaOrderList, toWire, quota)
  }
}
