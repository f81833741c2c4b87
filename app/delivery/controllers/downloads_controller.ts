import type { HttpContext } from '@adonisjs/core/http'
import { openDownload } from '#delivery/actions/claims/open_download'
import { isApi } from '#shared/http/is_api'
import { answerRefusal } from '#shared/http/refusals'
import { actorIn } from '#shared/http/actor_in'
import { serveClaim } from '#delivery/http/serve_claim'

/** The bytes of a claimed file, for GET and HEAD, as often as the claim allows. */
export default class DownloadsController {
  async show(ctx: HttpContext) {
    const opened = await openDownload({
      claimId: ctx.params.claimId,
      userId: actorIn(ctx).id,
    })
    if (!opened.ok) return answerRefusal(ctx, opened.refusal)
    return serveClaim(ctx, opened.value, isApi(ctx) ? 'script' : 'page')
  }
}
