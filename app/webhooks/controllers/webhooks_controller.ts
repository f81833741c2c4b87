import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'
import webhooks from '#config/webhooks'
import { changeWebhook } from '#webhooks/actions/manage/change_webhook'
import { deleteWebhook } from '#webhooks/actions/manage/delete_webhook'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import { HOOK_EVENTS } from '#webhooks/domain/events'
import { deliveryList } from '#webhooks/lists/delivery_list'
import { findWebhook, listWebhooks } from '#webhooks/queries/find_webhook'
import HookDeliveryTransformer from '#webhooks/transformers/hook_delivery_transformer'
import WebhookTransformer from '#webhooks/transformers/webhook_transformer'
import { webhookValidator } from '#webhooks/validators/webhook'

const PLACE = '/my-account/webhooks'

/** The pages of the own webhooks; they are added through the HTTP API. */
export default class WebhooksController {
  async index(ctx: HttpContext) {
    const found = await listWebhooks(callerOf(ctx).id)
    return ctx.inertia.render('webhooks/account/index', {
      webhooks: WebhookTransformer.transform(found),
      events: [...HOOK_EVENTS],
      most: webhooks.mostPerPerson,
    })
  }

  async show(ctx: HttpContext) {
    const webhook = await findWebhook(callerOf(ctx).id, Number(ctx.params.webhook))
    if (!webhook) return answerRefusal(ctx, UNKNOWN.refusal)
    const { content, shown } = await showList(ctx, deliveryList, webhook.id)
    return ctx.inertia.render('webhooks/account/show', {
      webhook: WebhookTransformer.transform(webhook),
      events: [...HOOK_EVENTS],
      deliveries: HookDeliveryTransformer.transform(content),
      keptDays: webhooks.keptDays,
      ...shown,
    })
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(webhookValidator)
    const id = Number(ctx.params.webhook)
    const changed = await changeWebhook(actorIn(ctx), id, wish)
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    flashToast(ctx, 'success', 'webhooks.pages.toasts.changed')
    return ctx.response.redirect(`${PLACE}/${id}`)
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteWebhook(actorIn(ctx), Number(ctx.params.webhook))
    if (!deleted.ok) return answerRefusal(ctx, deleted.refusal)
    flashToast(ctx, 'success', 'webhooks.pages.toasts.deleted')
    return ctx.response.redirect(PLACE)
  }
}
