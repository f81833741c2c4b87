import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { cutDaysIn } from '#subscriptions/actions/entitle/cut_days'
import type { AssignedSubscription } from '#subscriptions/queries/assigned_subscriptions'

/** Ends what somebody has of a type, trials included: this is his last day, and without any the subscription goes. */
export const endDaysIn = (
  trx: TransactionClientContract,
  which: Which,
  last: CalendarDay
): Promise<Result<undefined>> =>
  cutDaysIn(trx, which, {
    action: 'subscription.ended',
    kept: [{ from: null, until: last }],
    judge: (held) =>
      goesOnAfter(held, last)
        ? ok()
        : refuse('subscriptions.subscribers.errors.ended_already', { status: 409 }),
  })

/** Whoever has no day at all is ended as well: of him nothing is left. */
const goesOnAfter = ({ isUnrestricted, ranges }: AssignedSubscription, { iso }: CalendarDay) =>
  isUnrestricted ||
  ranges.length === 0 ||
  ranges.some(({ endsOn }) => endsOn === null || endsOn > iso)
