import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

/** Names and values of an order's fields as people read them. */
export function useFieldWords() {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const { money } = useFormat()

  const name = (field: string) => t(`fields.${field as 'state'}`)
  const value = (field: string, plain: string | number | null): string => {
    if (plain === null || plain === '') return t('manage.empty')
    if (field === 'state') return orders(`states.${plain as 'New'}`)
    if (field === 'type') return orders(`types.${plain as 'B2B'}`)
    if (field === 'vatPercent') return `${plain} %`
    return typeof plain === 'number' ? money(plain) : plain
  }
  return { name, value }
}
