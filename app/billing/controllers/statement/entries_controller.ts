import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { isApi } from '#shared/http/is_api'
import { answerRefusal } from '#shared/http/refusals'
import { setEntryAside } from '#billing/actions/statement/set_entry_aside'
import { entryValidator } from '#billing/validators/statement/statement'

export default class EntriesController {
  async update(ctx: HttpContext) {
    const { isAside } = await ctx.request.validateUsing(entryValidator)
    const [statementId, entryId] = [Number(ctx.params.statement), Number(ctx.params.entry)]
    const actor = actorIn(ctx)
    const changed = await setEntryAside({ statementId, entryId, isAside, actor })
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    if (!isApi(ctx)) return ctx.response.redirect().back()
    return success(ctx, { entryId, state: isAside ? 'SetAside' : 'Open' })
  }
}
