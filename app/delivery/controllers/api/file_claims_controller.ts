import type { HttpContext } from '@adonisjs/core/http'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { fileIdIn } from '#delivery/http/file_id'
import { customerIn, referenceIn } from '#delivery/http/mount'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class FileClaimsController {
  async store(ctx: HttpContext) {
    const actor = actorIn(ctx)
    const customer = customerIn(ctx)
    if (customer !== undefined && customer !== actor.id) {
      return answerRefusal(ctx, refuseDownload('delivery.errors.file_not_found').refusal)
    }
    const claimed = await claimFile({
      fileId: fileIdIn(ctx),
      reference: referenceIn(ctx),
      userId: actor.id,
      actor,
    })
    if (!claimed.ok) return answerRefusal(ctx, claimed.refusal)
    const { id: claimId, endsAt, isNew } = claimed.value
    const link = `/api/v1/downloads/${claimId}`
    return success(ctx, { claimId, link, endsAt }, isNew ? 201 : 200)
  }
}
