import type { HttpContext } from '@adonisjs/core/http'
import { judgeMerger } from '#identity/actions/merger/judge_merger'
import { mergeUsers } from '#identity/actions/merger/merge_users'
import { sendUser } from '#identity/http/send_user'
import { previewMerger } from '#identity/queries/preview_merger'
import { mergerQueryValidator, mergerValidator } from '#identity/validators/merger'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class MergersController {
  async show(ctx: HttpContext) {
    const { into } = await mergerQueryValidator.validate(ctx.request.qs())
    const from = Number(ctx.params.id)
    const judged = await judgeMerger({ from, into, by: callerOf(ctx) })
    if (!judged.ok) return answerRefusal(ctx, judged.refusal)
    const { moved, ended } = await previewMerger(judged.value.from, judged.value.into)
    return success(ctx, { userId: from, into, moved, ended })
  }

  async store(ctx: HttpContext) {
    const { into, confirm, billing, delivery } = await ctx.request.validateUsing(mergerValidator)
    const done = await mergeUsers({
      ...{ from: Number(ctx.params.id), into, confirm: confirm ?? null, by: callerOf(ctx) },
      addresses: { billing: billing ?? 'keep', delivery: delivery ?? 'keep' },
    })
    return done.ok ? sendUser(ctx, done.value.id) : answerRefusal(ctx, done.refusal)
  }
}
