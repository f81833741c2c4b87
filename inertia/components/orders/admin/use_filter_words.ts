import { useText } from '~/hooks/use_text'

/** A filter's values as people read them. */
export function useFilterWords() {
  const t = useText('orders/order')
  return (name: string, value: string) => {
    if (name === 'state') return t(`states.${value as 'New'}`)
    return name === 'type' ? t(`types.${value as 'B2B'}`) : t(`methods.${value as 'Card'}`)
  }
}
