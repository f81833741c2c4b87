import type { HttpContext } from '@adonisjs/core/http'
import {
  ArrivalTransformer,
  newestArrivals,
  plotsOf,
  runningNotices,
  ShownNoticeTransformer,
} from '#arrivals'
import { DayFileTransformer } from '#catalogue'
import { clock } from '#shared/clock'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { noteVisit } from '#subscriptions/actions/visits/note_visit'
import { newsOf } from '#subscriptions/domain/file_news'
import { filesOnPage } from '#subscriptions/http/files_of_held'
import { newsOfHeld } from '#subscriptions/http/news_of_held'
import { olderThan } from '#subscriptions/http/older_than'
import { shownFiles } from '#subscriptions/http/shown_files'
import { coverageOfHeld } from '#subscriptions/queries/coverage_of_held'
import { feedOf } from '#subscriptions/queries/feeds'
import { fetchedVersions } from '#subscriptions/queries/fetched_versions'
import { heldSubscriptions } from '#subscriptions/queries/held_subscriptions'
import { monthsAtHand } from '#subscriptions/queries/months_at_hand'
import { newsSince } from '#subscriptions/queries/news_since'
import { requestsOf } from '#subscriptions/queries/requests_of'
import { returningDays, type ReturningDay } from '#subscriptions/queries/returning_days'
import HeldSubscriptionTransformer from '#subscriptions/transformers/held_subscription_transformer'
import OwnRequestTransformer from '#subscriptions/transformers/own_request_transformer'

/** A day of a product as the ids of its files begin. */
const fileDayOf = ({ productId, day }: ReturningDay) => `${productId}-${day.replaceAll('-', '')}`

const UNKNOWN = { code: 'subscriptions.errors.unknown', status: 404 } as const

export default class MySubscriptionsController {
  async index(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    const [held, asked] = await Promise.all([heldSubscriptions(id), requestsOf(id, olderThan(ctx))])
    const products = held.flatMap(({ productIds }) => productIds)
    return ctx.inertia.render('subscriptions/account/index', {
      notices: ShownNoticeTransformer.transform(await runningNotices(products, ctx.locale)),
      subscriptions: HeldSubscriptionTransformer.transform(held),
      news: await newsOfHeld(held),
      requests: OwnRequestTransformer.transform(asked.requests),
      olderRequests: asked.older,
    })
  }

  async show(ctx: HttpContext) {
    const typeId = Number(ctx.params.subscription)
    const [held] = await heldSubscriptions(callerOf(ctx).id, { typeId })
    if (!held) return answerRefusal(ctx, UNKNOWN)
    const last = await noteVisit(held.id, held.productIds)
    const seen = filesOnPage(held)
    const { content, shown, failed } = await shownFiles(ctx, seen)
    const ids = content.map(({ id }) => id)
    const [fetched, since, coverage, arrivals, returning, feed, notices, months] =
      await Promise.all([
        fetchedVersions(held.id, ids),
        newsSince(last, seen, ids),
        coverageOfHeld(held),
        newestArrivals(held.productIds),
        returningDays(held.isFilterable ? [] : held.productIds),
        feedOf(held.id),
        runningNotices(held.productIds, ctx.locale),
        monthsAtHand(
          seen,
          content.map(({ day }) => day)
        ),
      ])
    return ctx.inertia.render('subscriptions/account/show', {
      subscription: HeldSubscriptionTransformer.transform(held),
      files: DayFileTransformer.transform(content),
      filesFailed: failed,
      months,
      news: Object.fromEntries(
        content.map((file) => [file.id, newsOf(file.version, fetched.get(file.id))])
      ),
      lastVisit: last && { at: last.at.toISOString(), ...since },
      returning: Object.fromEntries(returning.map((day) => [fileDayOf(day), day.state])),
      feed: feed && {
        address: feed.address,
        createdAt: feed.createdAt.toISOString(),
        readAt: feed.readAt?.toISOString() ?? null,
      },
      coverage,
      notices: ShownNoticeTransformer.transform(notices),
      now: clock.now().toISO()!,
      arrivals: ArrivalTransformer.transform(arrivals),
      plots: await plotsOf(arrivals),
      ...shown,
    })
  }
}
