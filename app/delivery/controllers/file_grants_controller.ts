import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { grantFile } from '#delivery/actions/claims/grant_file'
import { fileIdIn } from '#delivery/http/file_id'
import { referenceIn } from '#delivery/http/mount'
import { actorIn } from '#shared/http/actor_in'
import { fileGrantValidator } from '#delivery/validators/file_grant'

export default class FileGrantsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(fileGrantValidator)
    const file = { fileId: fileIdIn(ctx), reference: referenceIn(ctx) }
    const granted = await grantFile({ ...file, actor: actorIn(ctx), reason })
    if (!granted.ok) {
      return answerRefusal(ctx, { ...granted.refusal, field: `file_${file.fileId}` })
    }
    if (wantsJson(ctx)) return success(ctx, null, 201)
    flashToast(ctx, 'success', 'delivery.files.grant.done')
    return ctx.response.redirect().withQs().back()
  }
}
