import type { HttpContext } from '@adonisjs/core/http'
import { restartDeliveryIn } from '#delivery'
import { actorIn } from '#shared/http/actor_in'
import { answerBulk } from '#shared/http/bulk'
import { confirmUnpaidIn } from '#orders/actions/payment_received/confirm_unpaid'
import { QuotaExhausted } from '#orders/actions/quota/shift_quota'
import { orderReference } from '#orders/domain/order_reference'
import { refusalInWords } from '#orders/http/refusal_in_words'

export default class OrderBulksController {
  confirm(ctx: HttpContext) {
    const by = { actor: actorIn(ctx), requestId: ctx.request.id() }
    return answerBulk(ctx, {
      act: (trx, number) => confirmUnpaidIn(trx, number, by),
      refusalOf: (error) =>
        error instanceof QuotaExhausted ? { code: 'quota.errors.used_up', status: 409 } : null,
      inWords: (refusal) => refusalInWords(refusal, ctx.locale),
    })
  }

  restart(ctx: HttpContext) {
    const actor = actorIn(ctx)
    return answerBulk(ctx, {
      act: (trx, number) => restartDeliveryIn(trx, orderReference(number), actor),
    })
  }
}
