import type { HttpContext } from '@adonisjs/core/http'
import { receiveNotification } from '#orders/actions/payment/receive_notification'
import { notificationBody } from '#orders/http/notification_body'
import { notificationValidator } from '#orders/validators/payment'

/** What the card provider tells about payments: a name to ask for, nothing more. */
export default class PaymentNotificationsController {
  async store(ctx: HttpContext) {
    const [error, heard] = await notificationValidator.tryValidate(notificationBody(ctx))
    if (error) return ctx.response.badRequest('')
    const isOurs = await receiveNotification(heard)
    return isOurs ? ctx.response.ok('') : ctx.response.forbidden('')
  }
}
