import { useText } from '~/hooks/use_text'
import type { FilterName } from './types'

/** A filter's values as people read them. */
export function useFilterWords() {
  const t = useText('orders/order')
  return (name: FilterName, value: string) => {
    if (name === 'state') return t(`states.${value as 'New'}`)
    return name === 'type' ? t(`types.${value as 'B2B'}`) : t(`methods.${value as 'Card'}`)
  }
}
