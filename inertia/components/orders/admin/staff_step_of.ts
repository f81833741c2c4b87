import type { OrderMoney } from '~/components/billing/invoices/types'
import type { Owed } from '~/components/orders/sheet/use_owed_words'
import type { AdminOrder } from './types'

export type StaffStep = 'refund_sent' | 'refund' | 'transfer' | 'watch' | 'invoice' | 'paper'

interface Case {
  order: Pick<AdminOrder, 'state' | 'paymentMethod'>
  money: Pick<OrderMoney, 'refunds' | 'refundableCents' | 'hasInvoice' | 'invoiceRefusal'> & {
    invoices: unknown[]
  }
  owed: Owed
  mayBook: boolean
  mayRefund: boolean
}

/** The one thing that comes next for staff: money that waits for a hand, then the files, then the paper. */
export function staffStepOf({ order, money, owed, mayBook, mayRefund }: Case): StaffStep | null {
  const { state, paymentMethod } = order
  if (mayRefund && money.refunds.some(isOnItsWay)) return 'refund_sent'
  if (mayRefund && owed && money.refundableCents > 0) return 'refund'
  if (mayBook && state === 'Registered' && paymentMethod === 'BankTransfer') return 'transfer'
  if (state === 'Processing') return 'watch'
  if (mayBook && !money.hasInvoice && !money.invoiceRefusal) return 'invoice'
  return money.invoices.length > 0 ? 'paper' : null
}

/** Whether a refund waits for staff to transfer it. */
export const isOnItsWay = ({ way, state }: OrderMoney['refunds'][number]) =>
  way === 'BankTransfer' && state === 'Pending'
