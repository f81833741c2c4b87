import type { HttpContext } from '@adonisjs/core/http'
import { sendArchive } from '#delivery'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { openMonth } from '#subscriptions/actions/open_month'
import { leavesOf, pathOf } from '#subscriptions/http/month_leaves'

export default class MonthsController {
  async show(ctx: HttpContext) {
    const [typeId, month] = [Number(ctx.params.subscription), String(ctx.params.month)]
    const opened = await openMonth({ userId: callerOf(ctx).id, typeId, month })
    if (!opened.ok) return answerRefusal(ctx, opened.refusal)
    const { files, away, record } = opened.value
    return sendArchive(
      ctx,
      {
        stem: `subscription_${typeId}_${month}`,
        leaves: leavesOf(away, ctx.locale),
        files: files.map((file) => ({ ...file, path: pathOf(file) })),
      },
      () => record(ctx.request.ip() || null)
    )
  }
}
