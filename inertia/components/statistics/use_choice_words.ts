import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Choice } from './types'

export function useChoiceWords() {
  const t = useText('statistics/page')
  const order = useText('orders/order')
  const { day } = useFormat()
  return {
    kind: (kind: keyof Choice) => t(`kinds.${kind}`),
    any: (kind: keyof Choice) => t(`any.${kind}`),
    value: (kind: string, value: string) => {
      if (kind === 'state') return order(`states.${value as 'Completed'}`)
      if (kind === 'type') return order(`types.${value as 'B2B'}`)
      if (kind === 'payment') return order(`methods.${value as 'Card'}`)
      if (kind === 'compare') return t(`compare.${value as 'year'}`)
      return kind === 'users' ? t(`users.${value as 'Internal'}`) : day(value)
    },
  }
}
