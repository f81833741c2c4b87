import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { bringBack } from '#subscriptions/actions/bring_back'

export default class ArchivedFilesController {
  async store(ctx: HttpContext) {
    const { subscription, file } = ctx.params
    const asked = { typeId: Number(subscription), fileId: String(file) }
    const wished = await bringBack({ ...asked, userId: callerOf(ctx).id })
    if (!wished.ok) return answerRefusal(ctx, wished.refusal)
    return ctx.response.redirect().withQs().back()
  }
}
