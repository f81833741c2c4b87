import type { HttpContext } from '@adonisjs/core/http'
import { openDownload } from '#delivery/actions/claims/open_download'
import { actorIn } from '#shared/http/actor_in'
import { serveClaim } from '#delivery/http/serve_claim'
import { answerRefusal } from '#shared/http/refusals'

export default class DownloadsController {
  async show(ctx: HttpContext) {
    const { claimId } = ctx.params
    const opened = await openDownload({ claimId, userId: actorIn(ctx).id })
    return opened.ok ? serveClaim(ctx, opened.value, 'script') : answerRefusal(ctx, opened.refusal)
  }
}
