import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser, TabUserTransformer } from '#identity'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { translate } from '#shared/i18n'
import { DateTime } from 'luxon'
import { olderThan } from '#subscriptions/http/older_than'
import { subscriptionHistory } from '#subscriptions/queries/subscription_history'
import { subscriptionsAsOf } from '#subscriptions/queries/subscriptions_as_of'

export default class UserSubscriptionHistoryController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const typed = String(ctx.request.qs().day ?? '')
      .trim()
      .slice(0, 40)
    const day = typed === '' ? CalendarDay.today() : readTypedDay(typed)
    const [held, history] = await Promise.all([
      day ? subscriptionsAsOf(tab.user.id, endOf(day)) : [],
      subscriptionHistory(tab.user.id, olderThan(ctx)),
    ])
    return ctx.inertia.render('subscriptions/admin/history', {
      person: TabUserTransformer.transform(tab),
      day: day?.iso ?? null,
      typed,
      refused: day ? null : translate(ctx.locale, noDay(typed, 'entitlements.errors.day')),
      held,
      history: history.lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
      older: history.older,
    })
  }
}

const endOf = (day: CalendarDay): Date =>
  DateTime.fromISO(day.iso, { zone: SHOP_TIME_ZONE }).endOf('day').toJSDate()
