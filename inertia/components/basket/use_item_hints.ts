import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { BasketItem, QuoteLine } from './types'

type Owned = NonNullable<BasketItem['owned']>

/** What a buyer should know of an item before paying for it: days owned or chosen already, modules half used. */
export function useItemHints() {
  const t = useText('basket/items')
  const { money } = useFormat()

  const owned = ({ days, orders, unpaidOrders, bySubscription }: Owned) => {
    if (days === 0) return []
    if (orders.length === 0) return [t('hints.owned_subscription', { count: days })]
    const isOpen = unpaidOrders.length > 0
    const isPartly = bySubscription || unpaidOrders.length < orders.length
    const key = isOpen ? (isPartly ? 'owned_or_ordered' : 'ordered') : 'owned'
    return [t(`hints.${key}`, { count: days, orders: orders.join(', ') })]
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
