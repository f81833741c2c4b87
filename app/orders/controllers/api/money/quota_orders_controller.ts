import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { apiList } from '#shared/http/api_list'
import { findQuota } from '#orders/queries/staff_quota/find_quota'
import { listQuotaOrders, quotaOrderTable } from '#orders/queries/staff_quota/list_quota_orders'
import QuotaOrderApiTransformer from '#orders/transformers/quota_order_api_transformer'

/** The orders that were placed from a quota, over the HTTP API. */
export default class QuotaOrdersController {
  async index(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, { code: 'quotas.errors.not_found', status: 404 })
    const list = quotaOrderTable.read(apiList(ctx))
    const { content, totalCount } = await listQuotaOrders(quota.id, list)
    const orders = content.map((order) => new QuotaOrderApiTransformer(order).toObject())
    return success(ctx, { content: orders, totalCount })
  }
}
