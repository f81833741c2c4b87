import { useText } from '~/hooks/use_text'

/** A filter's values as people read them; a customer is named by his orders, where there are any. */
export function useFilterWords(customer?: string) {
  const t = useText('orders/order')
  const admin = useText('orders/admin')
  return (name: string, value: string) => {
    if (name === 'state' || name === 'salesState') return t(`states.${value as 'New'}`)
    if (name === 'type') return t(`types.${value as 'B2B'}`)
    if (name === 'payment') return t(`methods.${value as 'Card'}`)
    if (name === 'users') return admin(`list.values.users.${value as 'Internal'}`)
    return name === 'customer' ? (customer ?? value) : value
  }
}
