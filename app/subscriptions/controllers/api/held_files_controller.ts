import type { HttpContext } from '@adonisjs/core/http'
import { countDayFiles, readCursor, readFeed, writeCursor } from '#catalogue'
import { callerOf } from '#shared/http/caller'
import type { Refusal } from '#shared/domain/result'
import { failure, success } from '#shared/http/envelope'
import { openFile } from '#subscriptions/actions/open_file'
import { filesOfHeld } from '#subscriptions/http/files_of_held'
import { isOwnOr } from '#subscriptions/http/is_own_or'
import { readMoment } from '#subscriptions/http/read_moment'
import { sendFile } from '#subscriptions/http/send_file'
import { cutFiles } from '#subscriptions/queries/cut_files'
import { heldSubscriptions } from '#subscriptions/queries/held_subscriptions'
import SubscriptionFileTransformer from '#subscriptions/transformers/subscription_file_transformer'
import { fileFeedValidator } from '#subscriptions/validators/file_feed'

const USUAL = 1_000

export default class HeldFilesController {
  async index(ctx: HttpContext) {
    const of = { userId: Number(ctx.params.userId), typeId: Number(ctx.params.subscription) }
    if (!isOwnOr(ctx, of.userId, 'subscriptions.users.read')) return
    const { cursor, updatedSince, limit } = await fileFeedValidator.validate(ctx.request.qs())
    const [held] = await heldSubscriptions(of.userId, { typeId: of.typeId })
    if (!held) return failure(ctx, { code: 'entitlements.errors.not_assigned', status: 404 })
    const since = updatedSince ? readMoment(updatedSince) : null
    if (updatedSince && !since) return failure(ctx, refusal('moment', 'updatedSince'))
    const owner = `subscription ${of.typeId}`
    const after = cursor ? readCursor(owner, cursor) : []
    if (!after) return failure(ctx, refusal('cursor', 'cursor'))
    const wanted = filesOfHeld(held)
    const feed = await readFeed({
      of: wanted,
      after,
      since: cursor ? null : since,
      limit: limit ?? USUAL,
    })
    const shown = held.isFilterable ? await cutFiles(feed.files, held) : feed.files
    const nextCursor = writeCursor(owner, feed.places)
    return success(ctx, {
      content: shown.map((file) => new SubscriptionFileTransformer(file, of).toObject()),
      totalCount: cursor ? null : await countDayFiles(wanted),
      nextCursor,
      hasMore: feed.hasMore,
      next: feed.hasMore ? nextCursor : null,
    })
  }

  /** Only its holder fetches a file: each download stands in the ledger. */
  async show(ctx: HttpContext) {
    const { subscription, userId, file } = ctx.params
    const caller = callerOf(ctx)
    if (caller.id !== Number(userId)) {
      return failure(ctx, { code: 'subscriptions.errors.unknown', status: 404 })
    }
    const asked = { userId: caller.id, typeId: Number(subscription), fileId: String(file) }
    const opened = await openFile({ ...asked, way: 'script' })
    if (!opened.ok) return refuseFile(ctx, opened.refusal)
    const { record } = opened.value
    return sendFile(ctx, opened.value.file, () => record(ctx.request.ip() || null))
  }
}

const AGAIN_SECONDS = '5'

/** What is still being made is asked for again by itself. */
function refuseFile(ctx: HttpContext, refused: Refusal) {
  if (refused.status === 503) ctx.response.header('retry-after', AGAIN_SECONDS)
  return failure(ctx, refused)
}

const refusal = (code: 'cursor' | 'moment', field: string) => ({
  code: `subscriptions.errors.${code}`,
  field,
})
