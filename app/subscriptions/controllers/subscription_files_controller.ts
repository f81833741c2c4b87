import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { openFile } from '#subscriptions/actions/open_file'
import { sendFile } from '#subscriptions/http/send_file'

export default class SubscriptionFilesController {
  async show(ctx: HttpContext) {
    const { subscription, file } = ctx.params
    const asked = { typeId: Number(subscription), fileId: String(file) }
    const opened = await openFile({ ...asked, userId: callerOf(ctx).id, way: 'page' })
    if (!opened.ok) return answerRefusal(ctx, opened.refusal)
    const { record } = opened.value
    return sendFile(ctx, opened.value.file, () => record(ctx.request.ip() || null))
  }
}
