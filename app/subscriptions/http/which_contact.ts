import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'

export const whichContact = (ctx: HttpContext) => ({
  typeId: Number(ctx.params.subscription),
  id: Number(ctx.params.contact),
  by: actorIn(ctx),
})
