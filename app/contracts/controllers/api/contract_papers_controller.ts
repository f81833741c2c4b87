import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { attachPaper } from '#contracts/actions/papers/attach_paper'
import { removePaper } from '#contracts/actions/papers/remove_paper'
import { sendPaper } from '#contracts/http/papers/send_paper'
import { sentPaper } from '#contracts/http/papers/sent_paper'
import { findPaper } from '#contracts/queries/papers/find_paper'
import { paperToWire } from '#contracts/transformers/papers/paper_transformer'

export default class ContractPapersController {
  show(ctx: HttpContext) {
    return sendPaper(ctx)
  }

  async store(ctx: HttpContext) {
    const sent = await sentPaper(ctx)
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    const contractId = Number(ctx.params.id)
    const attached = await attachPaper({ contractId, ...sent.value, actor: actorIn(ctx) })
    if (!attached.ok) return answerRefusal(ctx, attached.refusal)
    return success(ctx, paperToWire((await findPaper(contractId))!), 201)
  }

  async destroy(ctx: HttpContext) {
    const contractId = Number(ctx.params.id)
    const removed = await removePaper({ contractId, replaces: undefined, actor: actorIn(ctx) })
    return removed.ok ? success(ctx, null) : answerRefusal(ctx, removed.refusal)
  }
}
