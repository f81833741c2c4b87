import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { findIn, told, type Finder, type Hit } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { quotaList, type ListedQuota } from '#orders/lists/quota_list'

/** Quotas by comment, amount or a day of their period; each leads to its orders. */
export const quotas: Finder = {
  name: 'quotas',
  rank: 65,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('orders.quota.read')) return []
    const found = await findIn(quotaList, text)
    return found.map((quota) => hitOf(quota, locale))
  },
}

function hitOf(quota: ListedQuota, locale: Locale): Hit {
  const { id, time, comment, totalCents, usedCents, remainingCents, ...period } = quota
  const days = { from: written(period.dateFrom), to: written(period.dateTo) }
  return {
    id: `quota:${id}`,
    path: `/admin/quotas/${id}/orders`,
    label: translate(locale, 'orders.places.find.quota', days),
    detail: comment ?? '',
    state: { look: LOOKS[time], label: translate(locale, `quotas.times.${time}`) },
    cents: totalCents,
    facts: told(locale, {
      'shared.fields.comment': comment,
      'orders.quotas.list.total': formatEuro(totalCents, locale),
      'orders.quotas.list.used': formatEuro(usedCents, locale),
      'orders.quotas.list.remaining': formatEuro(remainingCents, locale),
    }),
  }
}

const written = (iso: string) => CalendarDay.parse(iso)!.format()

const LOOKS = { current: 'active', upcoming: 'upcoming', past: 'expired' }
