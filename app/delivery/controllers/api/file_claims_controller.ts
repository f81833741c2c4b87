import type { HttpContext } from '@adonisjs/core/http'
import { claimFile } from '#delivery/actions/claim_file'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

/** Starting the download of an own file over the HTTP API. */
export default class FileClaimsController {
  async store(ctx: HttpContext) {
    const { id, sub, fileId } = ctx.params
    const actor = actorIn(ctx)
    if (Number(sub) !== actor.id) {
      return answerRefusal(ctx, refuseDownload('delivery.errors.file_not_found').refusal)
    }
    const number = Number.isSafeInteger(Number(fileId)) ? Number(fileId) : 0
    const claimed = await claimFile({
      fileId: number,
      reference: `order:${id}`,
      userId: actor.id,
      actor,
    })
    if (!claimed.ok) return answerRefusal(ctx, claimed.refusal)
    const { id: claimId, endsAt, isNew } = claimed.value
    const link = `/api/v1/downloads/${claimId}`
    return success(ctx, { claimId, link, endsAt }, isNew ? 201 : 200)
  }
}
