import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderItem } from './types'

/** What an item's price rests on, and how many files it has, in words. */
export function useItemWords() {
  const t = useText('orders/admin')
  const { money, count } = useFormat()

  const basis = ({ line }: OrderItem) => {
    if (!line) return ''
    const { pricing } = line
    if (pricing.kind === 'request') return t('items.on_request')
    if (pricing.kind === 'day' && pricing.isins !== undefined) {
      const price = money(pricing.dailyPriceCents)
      return t('items.per_isin', { count: pricing.isins, price })
    }
    if (pricing.kind === 'day') {
      return t('items.per_day', { price: money(pricing.dailyPriceCents) })
    }
    const price = money(pricing.level?.modulePriceCents ?? 0)
    return t('items.modules', { count: pricing.modules, price })
  }
  const files = (amount: number) => t('items.files', { count: amount, shown: count(amount) })
  const done = (ready: number, expected: number) =>
    t('items.done', { done: count(ready), total: count(expected) })

  return { basis, files, done }
}
