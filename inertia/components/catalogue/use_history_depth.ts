import { dayNumber, partsOf } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

/** How far a history reaches and where it ends: "12 years of history, latest day 2026/09/17". */
export function useHistoryDepth() {
  const t = useText('catalogue/products')
  const { day } = useFormat()
  return (firstDay: string, lastDay: string) => {
    const [first, last] = [partsOf(dayNumber(firstDay)), partsOf(dayNumber(lastDay))]
    const months = (last.year - first.year) * 12 + last.month - first.month + 1
    const words = { day: day(lastDay) }
    return months < 24
      ? t('list.depth_months', { count: months, ...words })
      : t('list.depth_years', { count: Math.floor(months / 12), ...words })
  }
}
