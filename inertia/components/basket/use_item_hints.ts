import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { BasketItem, QuoteLine } from './types'

type Owned = NonNullable<BasketItem['owned']>

/** What a buyer should know of an item before paying for it: days owned or chosen already, modules half used. */
export function useItemHints() {
  const t = useText('basket')
  const { money } = useFormat()

  const owned = ({ days, orders }: Owned) => {
    if (days === 0) return []
    return orders.length > 0
      ? [t('hints.owned', { count: days, orders: orders.join(', ') })]
      : [t('hints.owned_subscription', { count: days })]
  }

  const modules = ({ pricing }: QuoteLine) => {
    if (pricing.kind !== 'module') return []
    const { unusedDays, nextLevel, modules: own, groupModules, groupName } = pricing
    return [
      groupModules > own && t('hints.group', { group: groupName, count: groupModules }),
      unusedDays > 0 && t('hints.unused', { count: unusedDays }),
      nextLevel &&
        t('hints.next_level', {
          count: nextLevel.modulesMissing,
          price: money(nextLevel.modulePriceCents),
        }),
    ].filter((hint) => typeof hint === 'string')
  }

  return (item: BasketItem) => [
    ...(item.owned ? owned(item.owned) : []),
    ...(item.overlapDays > 0 ? [t('hints.overlap', { count: item.overlapDays })] : []),
    ...(item.line ? modules(item.line) : []),
  ]
}
