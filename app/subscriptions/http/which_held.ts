import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'

/** Whose subscription of which type an address is about, and which of its ranges. */
export const whichIn = (ctx: HttpContext) => ({
  userId: Number(ctx.params.userId),
  typeId: Number(ctx.params.subscription),
  rangeId: Number(ctx.params.range),
  by: actorIn(ctx),
})
