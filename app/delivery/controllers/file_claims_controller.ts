import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { success } from '#shared/http/envelope'
import { isApi } from '#shared/http/is_api'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { fileIdIn } from '#delivery/http/file_id'
import { customerIn, referenceIn } from '#delivery/http/mount'
import { actorIn } from '#shared/http/actor_in'

/** Starting a download: the only request that uses up a file, so never a GET or HEAD. */
export default class FileClaimsController {
  async store(ctx: HttpContext) {
    const actor = actorIn(ctx)
    const customer = customerIn(ctx)
    if (customer !== undefined && customer !== actor.id) {
      return refuse(ctx, refuseDownload('delivery.errors.file_not_found').refusal)
    }
    const file = { fileId: fileIdIn(ctx), reference: referenceIn(ctx) }
    const claimed = await claimFile({ ...file, userId: actor.id, actor })
    if (!claimed.ok) return refuse(ctx, claimed.refusal)
    const { id: claimId, endsAt, isNew } = claimed.value
    const path = `/downloads/${claimId}`
    const status = isNew ? 201 : 200
    if (isApi(ctx)) return success(ctx, { claimId, link: `/api/v1${path}`, endsAt }, status)
    if (wantsJson(ctx)) return success(ctx, { claimId, url: path, endsAt }, status)
    return ctx.response.redirect().status(303).toPath(path)
  }
}

/** On a page it stands beside the file. */
const refuse = (ctx: HttpContext, refusal: Refusal) =>
  answerRefusal(ctx, isApi(ctx) ? refusal : { ...refusal, field: `file_${fileIdIn(ctx)}` })
