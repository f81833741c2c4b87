import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { fileIdIn } from '#delivery/http/file_id'
import { referenceIn } from '#delivery/http/mount'
import { actorIn } from '#shared/http/actor_in'

/** Starting a download: the only request that uses up a file, so never a GET or HEAD. */
export default class FileClaimsController {
  async store(ctx: HttpContext) {
    const actor = actorIn(ctx)
    const file = { fileId: fileIdIn(ctx), reference: referenceIn(ctx) }
    const claimed = await claimFile({ ...file, userId: actor.id, actor })
    if (!claimed.ok) {
      return answerRefusal(ctx, { ...claimed.refusal, field: `file_${file.fileId}` })
    }
    const { id: claimId, endsAt, isNew } = claimed.value
    const url = `/downloads/${claimId}`
    if (wantsJson(ctx)) return success(ctx, { claimId, url, endsAt }, isNew ? 201 : 200)
    return ctx.response.redirect().status(303).toPath(url)
  }
}
