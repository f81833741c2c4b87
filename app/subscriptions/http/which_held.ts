import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { reasonValidator } from '#subscriptions/validators/date_range'

/** Whose subscription of which type an address is about, and which of its ranges. */
export const whichIn = (ctx: HttpContext) => ({
  userId: Number(ctx.params.userId),
  typeId: Number(ctx.params.subscription),
  rangeId: Number(ctx.params.range),
  by: actorIn(ctx),
})

/** The same, and why it is done; a reason that is too long is refused at its field. */
export async function whichAndWhy(ctx: HttpContext) {
  const { reason } = await ctx.request.validateUsing(reasonValidator)
  return { ...whichIn(ctx), reason }
}
