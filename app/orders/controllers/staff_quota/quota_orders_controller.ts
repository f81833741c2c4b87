import type { HttpContext } from '@adonisjs/core/http'
import { streamCsv } from '#shared/csv'
import { answerRefusal } from '#shared/http/refusals'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { quotaOrderCsv } from '#orders/http/quota_order_csv'
import { findQuota } from '#orders/queries/staff_quota/find_quota'
import { listQuotaOrders, quotaOrderTable } from '#orders/queries/staff_quota/list_quota_orders'
import QuotaOrderTransformer from '#orders/transformers/quota_order_transformer'

const NOT_FOUND = { code: 'quotas.errors.not_found', status: 404 } as const

/** The orders that were placed from a quota. */
export default class QuotaOrdersController {
  async index(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, NOT_FOUND)
    const list = quotaOrderTable.read(ctx.request.qs())
    const { content, ...paging } = await listQuotaOrders(quota.id, list)
    const { createdAt: _created, ...shown } = quota
    return ctx.inertia.render('orders/admin/quota_orders', {
      quota: shown,
      orders: QuotaOrderTransformer.transform(content),
      paging,
      list,
      choices: { state: [...VISIBLE_STATES], type: [...ORDER_TYPES] },
    })
  }

  async export(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, NOT_FOUND)
    streamCsv(ctx, quotaOrderCsv(ctx.locale, quota, quotaOrderTable.read(ctx.request.qs())))
  }
}
