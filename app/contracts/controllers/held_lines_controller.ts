import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { leaveHeldOut } from '#contracts/actions/import/change_lines'

/** Lines of a checked import that would change partners that have users: left out together. */
export default class HeldLinesController {
  async destroy(ctx: HttpContext) {
    const left = await leaveHeldOut(Number(ctx.params.import))
    if (!left.ok) return answerRefusal(ctx, left.refusal)
    return ctx.response.redirect().back()
  }
}
