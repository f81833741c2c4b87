import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { dayFileList, withdrawnFiles } from '#catalogue'
import { answerRefusal } from '#shared/http/refusals'
import { noteRead } from '#subscriptions/actions/feeds/note_read'
import { feedEntries } from '#subscriptions/domain/feed_entry'
import { atomFeed } from '#subscriptions/http/atom_feed'
import { filesOfHeld } from '#subscriptions/http/files_of_held'
import { findFeed } from '#subscriptions/queries/feeds'
import { heldSubscriptions } from '#subscriptions/queries/held_subscriptions'

const MOST_ENTRIES = 200
const UNKNOWN = { code: 'subscriptions.errors.feed_unknown', status: 404 } as const

/** What is new of a subscription, for whoever knows its secret address. */
export default class AtomFeedsController {
  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const feed = await findFeed(String(params.secret))
    const [held] = feed ? await heldSubscriptions(feed.userId, { typeId: feed.typeId }) : []
    response.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    response.header('cache-control', 'private, no-cache')
    if (!feed || !held) return answerRefusal(ctx, UNKNOWN)
    const newest = { orderBy: 'updated', orderDirection: 'desc', limit: MOST_ENTRIES } as const
    const days = filesOfHeld(held)
    const [files, gone] = await Promise.all([
      dayFileList.page({ ...dayFileList.read({}), ...newest }, days),
      withdrawnFiles(days, MOST_ENTRIES),
    ])
    const entries = feedEntries(files.content, gone, MOST_ENTRIES)
    const text = atomFeed({ feed, held, entries, secret: String(params.secret) })
    response.header('etag', `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`)
    response.header('content-type', 'application/atom+xml; charset=utf-8')
    await noteRead(feed.id)
    if (request.method() === 'GET' && response.fresh()) return response.status(304).send(null)
    return response.send(text)
  }
}
