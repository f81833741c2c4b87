import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'

/** The delivery that an address names, as one of whoever calls. */
export const whichDelivery = (ctx: HttpContext) => ({
  userId: callerOf(ctx).id,
  webhookId: Number(ctx.params.webhook),
  deliveryId: Number(ctx.params.delivery),
})
