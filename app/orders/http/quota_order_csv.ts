import type { CsvOptions } from '#shared/csv'
import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'
import { dayInBerlin } from '#orders/domain/invoice/day_in_berlin'
import type { Quota } from '#orders/queries/quota/find_quota'
import {
  streamQuotaOrders,
  type QuotaOrder,
  type QuotaOrderList,
} from '#orders/queries/staff_quota/list_quota_orders'

/** The orders of a quota as CSV: days as YYYYMMDD, yes and no in words, amounts as numbers. */
export function quotaOrderCsv(
  locale: Locale,
  { id, comment }: Quota,
  list: QuotaOrderList
): CsvOptions<QuotaOrder> {
  const say = (key: string) => translate(locale, `quotas.orders.${key}`)
  const day = (moment: Date) => CalendarDay.parse(dayInBerlin(moment))!.number
  return {
    fileName: `quota_export_${comment || id}_${CalendarDay.today().number}.csv`,
    columns: [
      { header: say('number'), value: ({ number }) => number },
      { header: say('user'), value: ({ userId }) => userId },
      { header: say('email'), value: ({ email }) => email },
      { header: say('company'), value: ({ company }) => company },
      { header: say('created'), value: ({ createdAt }) => day(createdAt) },
      { header: say('updated'), value: ({ updatedAt }) => day(updatedAt) },
      { header: say('state'), value: ({ state }) => translate(locale, `orders.states.${state}`) },
      { header: say('type'), value: ({ type }) => type },
      { header: say('by_admin'), value: ({ byAdmin }) => say(byAdmin ? 'yes' : 'no') },
      { header: say('net'), value: ({ netCents }) => netCents / 100 },
      { header: say('counted'), value: ({ countedCents }) => countedCents / 100 },
    ],
    rows: streamQuotaOrders(id, list),
  }
}
