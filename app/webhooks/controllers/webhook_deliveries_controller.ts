import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { sendAgain } from '#webhooks/actions/manage/send_again'
import { sendTest } from '#webhooks/actions/manage/send_test'
import { whichDelivery } from '#webhooks/http/which_delivery'
import { getDelivery } from '#webhooks/queries/get_delivery'
import LoggedDeliveryTransformer from '#webhooks/transformers/logged_delivery_transformer'

const NOT_FOUND = { code: 'webhooks.errors.delivery_unknown', status: 404 } as const

export default class WebhookDeliveriesController {
  async show(ctx: HttpContext) {
    const delivery = await getDelivery(whichDelivery(ctx))
    if (!delivery) return answerRefusal(ctx, NOT_FOUND)
    return ctx.inertia.render('webhooks/account/delivery', {
      webhookId: Number(ctx.params.webhook),
      delivery: LoggedDeliveryTransformer.transform(delivery),
    })
  }

  async again(ctx: HttpContext) {
    const sent = await sendAgain(whichDelivery(ctx))
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    flashToast(ctx, 'success', 'webhooks.pages.toasts.again')
    return ctx.response.redirect().back()
  }

  async test(ctx: HttpContext) {
    const sent = await sendTest(callerOf(ctx).id, Number(ctx.params.webhook))
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    flashToast(ctx, 'success', 'webhooks.pages.toasts.tested')
    return ctx.response.redirect().back()
  }
}
