import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerMoney } from '~/components/billing/invoices/types'

export type Owed = { cents: number; by: string } | null
export type OwedMoney = Pick<CustomerMoney, 'paidCents' | 'refundedCents'>

/** What becomes of the money of an order that came to nothing, in one sentence. */
export function useOwedWords() {
  const t = useText('orders/sheet')
  const { money, day } = useFormat()
  return (owed: Owed, { paidCents, refundedCents }: OwedMoney): string => {
    if (owed) return t('owed.open', { amount: money(owed.cents), day: day(owed.by) })
    if (refundedCents > 0) return t('owed.sent', { amount: money(refundedCents) })
    return t(paidCents > 0 ? 'owed.kept' : 'owed.nothing')
  }
}
