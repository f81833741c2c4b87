import type { Texts } from '@generated/texts'
import { useText } from '~/hooks/use_text'

const WORDS: Record<string, keyof Texts['billing/statements']['history']> = {
  'payments.booked': 'payments_booked',
  'payments.reminded': 'payments_reminded',
  'invoices.issued': 'invoices_issued',
  'invoices.credited': 'invoices_credited',
  'invoices.mailed': 'invoices_mailed',
  'refunds.asked': 'refunds_asked',
  'refunds.done': 'refunds_done',
  'refunds.refused': 'refunds_refused',
}

/** What happened to the money of an order, in words; null for what is no matter of money. */
export function useMoneyHistory() {
  const t = useText('billing/statements')
  return (action: string, actor: string): string | null => {
    const key = WORDS[action]
    return key === undefined ? null : t(`history.${key}`, { actor })
  }
}
