import { useText } from '~/hooks/use_text'

const METHODS = ['BankTransfer', 'Card', 'Quota']

/** What a series of a chart is called: a way of payment, or a word of its own. */
export function useSeriesWords() {
  const t = useText('statistics/page')
  const order = useText('orders/order')
  return (id: string) =>
    METHODS.includes(id) ? order(`methods.${id as 'Card'}`) : t(`series.${id as 'net'}`)
}
