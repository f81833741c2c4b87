import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'

/** The type and the contact that an address is about, and who asks. */
export const whichContact = (ctx: HttpContext) => ({
  typeId: Number(ctx.params.subscription),
  id: Number(ctx.params.contact),
  by: actorIn(ctx),
})
