import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { renewalOf } from '#subscriptions/domain/renewal'
import type { ListedEnding } from '#subscriptions/lists/ending_list'

/** A subscription that ends, with the days that a renewal would give or why it gives none. */
export default class EndingTransformer extends BaseTransformer<ListedEnding> {
  toObject() {
    const ending = this.resource
    const { epochDay } = CalendarDay.parse(ending.endsOn)!
    return {
      ...this.pick(ending, ['rangeId', 'typeId', 'type', 'userId', 'name', 'company', 'email']),
      ...this.pick(ending, ['phone', 'startsOn', 'endsOn', 'isTrial', 'isSalesTrial']),
      remindedAt: ending.remindedAt?.toISOString() ?? null,
      daysLeft: epochDay - CalendarDay.today().epochDay,
      ...this.#renewal(),
    }
  }

  #renewal() {
    const { isFilterable, isLocked } = this.resource
    const renewal = renewalOf(this.resource)
    const days = renewal.ok ? renewal.value.days : null
    return {
      next: days && { from: days.from.iso, until: days.until.iso },
      whyNot: isLocked ? 'locked' : isFilterable ? 'by_request' : days ? null : 'not_renewed',
    } as const
  }
}
