import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { CalendarDay } from '#shared/domain/calendar_day'
import { refuse, type Result } from '#shared/domain/result'
import { success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { deleteQuota } from '#orders/actions/quota/delete_quota'
import { addQuota, editQuota } from '#orders/actions/quota/save_quota'
import type { QuotaWish } from '#orders/domain/quota/quota_rules'
import { centsFromWire } from '#shared/http/wire'
import { findQuota } from '#orders/queries/quota/find_quota'
import { quotaList } from '#orders/lists/quota_list'
import QuotaApiTransformer from '#orders/transformers/quota_api_transformer'
import type { Quota } from '#orders/queries/quota/find_quota_today'
import { apiQuotaValidator } from '#orders/validators/quota/quota_api'

const NOT_FOUND = { code: 'quotas.errors.not_found', status: 404 } as const

export default class QuotasController {
  index(ctx: HttpContext) {
    return answerList(ctx, quotaList, toWire)
  }

  async show(ctx: HttpContext) {
    const quota = await findQuota(Number(ctx.params.quota))
    if (!quota) return answerRefusal(ctx, NOT_FOUND)
    return success(ctx, toWire(quota))
  }

  async store(ctx: HttpContext) {
    const { wish } = await readWish(ctx)
    const added = wish.ok ? await addQuota(wish.value, actorIn(ctx)) : wish
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return success(ctx, toWire(added.value), 201)
  }

  async update(ctx: HttpContext) {
    const { wish, version: expectedVersion } = await readWish(ctx)
    const change = { id: Number(ctx.params.quota), expectedVersion }
    const edited = wish.ok ? await editQuota({ ...wish.value, ...change }, actorIn(ctx)) : wish
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    return success(ctx, toWire(edited.value))
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteQuota(Number(ctx.params.quota), actorIn(ctx), matchedVersion(ctx))
    if (!deleted.ok) return answerRefusal(ctx, deleted.refusal)
    return success(ctx, null)
  }
}

const toWire = (quota: Quota) => new QuotaApiTransformer(quota).toObject()

async function readWish({ request }: HttpContext) {
  const sent = await request.validateUsing(apiQuotaValidator)
  return { wish: wishOf(sent), version: sent.version }
}

type Sent = { totalAmount: number; dateFrom: number; dateTo: number; comment?: string | null }

function wishOf({ totalAmount, dateFrom, dateTo, comment }: Sent): Result<QuotaWish> {
  const [from, to] = [CalendarDay.parse(dateFrom), CalendarDay.parse(dateTo)]
  if (!from || !to) {
    return refuse('quotas.errors.day', { field: from ? 'dateTo' : 'dateFrom', status: 422 })
  }
  const totalCents = centsFromWire(totalAmount)
  return { ok: true, value: { totalCents, dateFrom: from, dateTo: to, comment: comment || null } }
}
