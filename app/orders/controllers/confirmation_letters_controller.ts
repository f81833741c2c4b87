import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { sendPdf } from '#shared/http/send_pdf'
import { translate } from '#shared/i18n'
import { confirmationDocument } from '#orders/pdf/confirmation_document'
import { getOrderForCustomer } from '#orders/queries/get_order'
import { callerOf } from '#shared/http/caller'

export default class ConfirmationLettersController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const order = await getOrderForCustomer(user.id, Number(ctx.params.orderId))
    if (!order?.termsAcceptedAt) {
      return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    }
    const { locale, number } = order
    const name = translate(locale, 'confirmation.file_name', { number })
    return sendPdf(ctx, confirmationDocument(order), `inline; filename="${name}"`)
  }
}
