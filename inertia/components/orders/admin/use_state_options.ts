import { useText } from '~/hooks/use_text'
import type { AdminOrder } from './types'

/** Every state to choose from: the present one, the usual next steps, then the exceptions. */
export function useStateOptions({ state, choices }: AdminOrder) {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const option = (choice: AdminOrder['choices'][number]) => ({
    value: choice.state,
    label: orders(`states.${choice.state}`),
  })
  const usual = choices.filter(({ isNormal }) => isNormal).map(option)
  const others = choices.filter(({ isNormal }) => !isNormal).map(option)
  return [
    { value: state, label: t('manage.current', { state: orders(`states.${state}`) }) },
    { label: t('manage.next_steps'), options: usual },
    { label: t('manage.exceptions'), options: others },
  ].filter((entry) => !('options' in entry) || entry.options!.length > 0)
}
