import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { answerRefusal } from '#shared/http/refusals'
import { moveFile } from '#catalogue/actions/offered_files/move_file'
import { idIn } from '#catalogue/http/id_in'
import { filePlaceValidator } from '#catalogue/validators/offered_files'

export default class OfferedFilePlacesController {
  async update(ctx: HttpContext) {
    const { to } = await ctx.request.validateUsing(filePlaceValidator)
    const moved = await moveFile({ id: idIn(ctx), to, actor: actorIn(ctx) })
    if (!moved.ok) return answerRefusal(ctx, moved.refusal)
    ctx.response.redirect().withQs().back()
  }
}
