import type { PublishedProduct } from '#catalogue'
import { SHOP_TIME_ZONE } from '#shared/clock'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { expectedDays } from '#arrivals/domain/expected_days'
import { demoDelay, fateOf } from '#demo/arrivals/demo_morning'

const LONG_AGO = new Date(0)

/**
 * The days of a product that came by now after those the shop has, each as late as it is its way. Of those
 * that are always waited for the newest one is still to come.
 */
export function newDays(
  product: Pick<PublishedProduct, 'code' | 'lastDay' | 'calendar' | 'rule'>,
  now: Date
): CalendarDay[] {
  const rule = { ...product.rule, zone: SHOP_TIME_ZONE }
  const due = expectedDays({ ...product, rule }, { from: LONG_AGO, to: now })
  const isAwaited = ['late', 'missing'].includes(fateOf(product.code))
  const [days, came] = isAwaited ? [due.slice(0, -1), 0] : [due, 1]
  return days
    .filter(
      ({ day, due: at }) =>
        at.getTime() + came * 1_000 * demoDelay(product.code, day.iso) <= now.getTime()
    )
    .map(({ day }) => day)
}
