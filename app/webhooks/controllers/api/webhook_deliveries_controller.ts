import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { sendAgain } from '#webhooks/actions/manage/send_again'
import { sendTest } from '#webhooks/actions/manage/send_test'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'
import { whichDelivery } from '#webhooks/http/which_delivery'
import { deliveryList, type ListedDelivery } from '#webhooks/lists/delivery_list'
import { findWebhook } from '#webhooks/queries/find_webhook'
import { getDelivery } from '#webhooks/queries/get_delivery'
import HookDeliveryTransformer from '#webhooks/transformers/hook_delivery_transformer'
import LoggedDeliveryTransformer from '#webhooks/transformers/logged_delivery_transformer'

const NOT_FOUND = { code: 'webhooks.errors.delivery_unknown', status: 404 } as const

export default class WebhookDeliveriesController {
  async index(ctx: HttpContext) {
    const found = await findWebhook(callerOf(ctx).id, Number(ctx.params.webhook))
    if (!found) return answerRefusal(ctx, UNKNOWN.refusal)
    return answerList(ctx, deliveryList, toWire, found.id)
  }

  async show(ctx: HttpContext) {
    const found = await getDelivery(whichDelivery(ctx))
    if (!found) return answerRefusal(ctx, NOT_FOUND)
    return success(ctx, new LoggedDeliveryTransformer(found).toObject())
  }

  async again(ctx: HttpContext) {
    const sent = await sendAgain(whichDelivery(ctx))
    return sent.ok ? success(ctx, null, 202) : answerRefusal(ctx, sent.refusal)
  }

  async test(ctx: HttpContext) {
    const sent = await sendTest(callerOf(ctx).id, Number(ctx.params.webhook))
    return sent.ok ? success(ctx, null, 202) : answerRefusal(ctx, sent.refusal)
  }
}

const toWire = (delivery: ListedDelivery) => new HookDeliveryTransformer(delivery).toObject()
