import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf } from '#identity'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { findQuotaToday } from '#orders/queries/quota/find_quota_today'
import QuotaApiTransformer from '#orders/transformers/quota_api_transformer'
import { callerOf } from '#shared/http/caller'

/** `id` is the person's id. */
export default class UserQuotasController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const scopes = scopesOf(user)
    const isOwn = Number(ctx.params.id) === user.id && scopes.has('orders.quota.checkout')
    const quota = isOwn || scopes.has('orders.quota.read') ? await findQuotaToday() : null
    if (!quota) return answerRefusal(ctx, { code: 'quota.errors.not_found', status: 404 })
    return success(ctx, new QuotaApiTransformer(quota).toObject())
  }
}
