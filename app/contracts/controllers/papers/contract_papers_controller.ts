import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import type { Result } from '#shared/domain/result'
import { attachPaper } from '#contracts/actions/papers/attach_paper'
import { removePaper } from '#contracts/actions/papers/remove_paper'
import { sendPaper } from '#contracts/http/papers/send_paper'
import { sentPaper } from '#contracts/http/papers/sent_paper'
import { contractList } from '#contracts/lists/records/contract_list'
import { findPaper } from '#contracts/queries/papers/find_paper'
import PaperTransformer from '#contracts/transformers/papers/paper_transformer'
import { seenPaperValidator } from '#contracts/validators/papers/paper'

export default class ContractPapersController {
  async show(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const contract = await contractList.first({ sql: 'c.id = ?', values: [id] })
    if (!contract) {
      return answerRefusal(ctx, { code: 'contracts.records.errors.not_found', status: 404 })
    }
    const paper = await findPaper(id)
    const { customerName, clmMaNumber } = contract
    return ctx.inertia.render('contracts/admin/paper', {
      contract: { id, name: `${customerName}, ${clmMaNumber}` },
      paper: paper && PaperTransformer.transform(paper),
    })
  }

  file(ctx: HttpContext) {
    return sendPaper(ctx)
  }

  async store(ctx: HttpContext) {
    const sent = await sentPaper(ctx)
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    const contractId = Number(ctx.params.id)
    answer(ctx, 'kept', await attachPaper({ contractId, ...sent.value, actor: actorIn(ctx) }))
  }

  async destroy(ctx: HttpContext) {
    const { replaces } = await ctx.request.validateUsing(seenPaperValidator)
    const contractId = Number(ctx.params.id)
    answer(ctx, 'removed', await removePaper({ contractId, replaces, actor: actorIn(ctx) }))
  }
}

function answer(ctx: HttpContext, done: 'kept' | 'removed', result: Result<undefined>): void {
  if (!result.ok) return answerRefusal(ctx, result.refusal)
  flashToast(ctx, 'success', `contracts.papers.toasts.${done}`)
  ctx.response.redirect().back()
}
