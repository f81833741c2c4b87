import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { beginArchive, recordEntries } from '#delivery/actions/ledger/archive_ledger'
import { claimAllFiles } from '#delivery/actions/claims/claim_all_files'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { fileStemOf } from '#delivery/domain/reference'
import { archiveBody, archiveLength } from '#delivery/http/archive_body'
import { callerOf } from '#delivery/http/caller'
import { describeArchive } from '#delivery/http/send_archive'
import { customerIn, pathIn, referenceIn } from '#delivery/http/mount'
import { actorIn } from '#shared/http/actor_in'
import { proofsOf } from '#delivery/http/proofs'
import { openClaimsOf } from '#delivery/queries/open_claims_of'
import { success } from '#shared/http/envelope'
import { isApi } from '#shared/http/is_api'
import { answerRefusal } from '#shared/http/refusals'

export default class ArchivesController {
  /** Claims what is left. Like every start of a download this is a POST. */
  async store(ctx: HttpContext) {
    const actor = actorIn(ctx)
    if (isOfOther(ctx)) return answerRefusal(ctx, UNKNOWN)
    const reference = referenceIn(ctx)
    const claimed = await claimAllFiles({ reference, userId: actor.id, actor })
    if (!claimed.ok) return answerRefusal(ctx, { ...claimed.refusal, field: 'archive' })
    const open = await openClaimsOf(reference, actor.id)
    if (!open.ok || open.value.claims.length === 0) {
      const { refusal } = refuseDownload('delivery.errors.nothing_left')
      return answerRefusal(ctx, { ...refusal, field: 'archive' })
    }
    const link = pathIn(ctx).replace(/archive$/, 'files.zip')
    if (isApi(ctx)) return success(ctx, { link, files: open.value.claims.length }, 201)
    return ctx.response.redirect().status(303).toPath(link)
  }

  async show(ctx: HttpContext) {
    const { id: userId } = actorIn(ctx)
    if (isOfOther(ctx)) return answerRefusal(ctx, UNKNOWN)
    const found = await openClaimsOf(referenceIn(ctx), userId)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { fulfilmentId, claims, reference } = found.value
    if (claims.length === 0) {
      return answerRefusal(ctx, refuseDownload('delivery.errors.nothing_left').refusal)
    }
    const leaves = await proofsOf(reference)
    describeArchive(ctx, fileStemOf(reference))
    if (ctx.request.method() === 'HEAD') {
      ctx.response.header('content-length', await archiveLength(leaves, claims))
      return ctx.response.stream(Readable.from([]))
    }
    const entries = await beginArchive({ fulfilmentId, userId, claims, caller: callerOf(ctx) })
    ctx.response.header('content-length', await archiveLength(leaves, entries))
    return ctx.response.stream(archiveBody(leaves, entries, recordEntries))
  }
}

const UNKNOWN = refuseDownload('delivery.errors.file_not_found').refusal

/** An address that names the customer as well is right for nobody else. */
function isOfOther(ctx: HttpContext): boolean {
  const customer = customerIn(ctx)
  return customer !== undefined && customer !== actorIn(ctx).id
}
