import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import type { Refusal } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { exportList, showList } from '#shared/lists'
import { deleteQuota } from '#orders/actions/quota/delete_quota'
import { addQuota, editQuota } from '#orders/actions/quota/save_quota'
import { DEFAULT_QUOTA_CENTS } from '#orders/domain/quota/quota_rules'
import { readQuotaWish } from '#orders/http/quota_wish'
import { quotaList } from '#orders/lists/quota_list'
import QuotaTransformer from '#orders/transformers/quota_transformer'
import { quotaValidator } from '#orders/validators/quota/quota'

export default class QuotasController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, quotaList)
    return ctx.inertia.render('orders/admin/quotas', {
      quotas: QuotaTransformer.transform(content),
      ...shown,
      defaultCents: DEFAULT_QUOTA_CENTS,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, quotaList)
  }

  async store(ctx: HttpContext) {
    const wish = readQuotaWish(await ctx.request.validateUsing(quotaValidator))
    const added = wish.ok ? await addQuota(wish.value, actorIn(ctx)) : wish
    if (!added.ok) return failed(ctx, 'add', added.refusal)
    flashToast(ctx, 'success', 'quotas.toasts.added')
    return ctx.response.redirect().back()
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(quotaValidator)
    const wish = readQuotaWish(form)
    const change = { id: Number(ctx.params.quota), expectedVersion: form.version }
    const edited = wish.ok ? await editQuota({ ...wish.value, ...change }, actorIn(ctx)) : wish
    if (!edited.ok) return failed(ctx, 'edit', edited.refusal)
    flashToast(ctx, 'success', 'quotas.toasts.edited')
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteQuota(Number(ctx.params.quota), actorIn(ctx))
    if (!deleted.ok) return failed(ctx, 'delete', deleted.refusal)
    flashToast(ctx, 'success', 'quotas.toasts.deleted')
    return ctx.response.redirect().back()
  }
}

function failed(ctx: HttpContext, what: 'add' | 'edit' | 'delete', refusal: Refusal) {
  const error = translate(ctx.locale, refusal.code, refusal.params)
  flashToast(ctx, 'error', `quotas.toasts.${what}_failed`, { error })
  return answerRefusal(ctx, refusal)
}
