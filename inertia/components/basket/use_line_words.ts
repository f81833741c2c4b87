import { formatDay } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { QuoteLine } from './types'

const NAMED_DAYS = 4

/** The sentences of a quoted line: what its price rests on, and which days are not charged. */
export function useLineWords() {
  const t = useText('basket/items')
  const { money, count } = useFormat()

  const days = (isos: string[]) => {
    const named = isos
      .slice(0, NAMED_DAYS)
      .map((iso) => formatDay(iso))
      .join(', ')
    const rest = isos.length - NAMED_DAYS
    return rest > 0 ? t('counting.more', { days: named, count: rest }) : named
  }

  const basis = ({ pricing, countedDays }: QuoteLine) => {
    if (pricing.kind === 'day') {
      const price = money(pricing.dailyPriceCents)
      const { isins } = pricing
      if (isins !== undefined) {
        const on = t('review.on_days', { count: countedDays, days: count(countedDays) })
        return t('review.isins_at', { count: isins, days: on, price })
      }
      return t('review.days_at', { count: countedDays, days: count(countedDays), price })
    }
    if (pricing.kind === 'request') return ''
    const price = money(pricing.level?.modulePriceCents ?? 0)
    return t('review.modules_at', { count: pricing.modules, price })
  }

  const notes = ({ holidays, missingDays, degradedDays, degradedIncluded }: QuoteLine) =>
    [
      holidays.length > 0 && t('counting.holidays', { count: holidays.length }),
      missingDays.length > 0 &&
        t('counting.missing', { count: missingDays.length, days: days(missingDays) }),
      degradedDays.length > 0 &&
        t(degradedIncluded ? 'counting.degraded' : 'counting.degraded_out', {
          count: degradedDays.length,
          days: days(degradedDays),
        }),
    ].filter((note) => note !== false)

  return { basis, notes }
}
