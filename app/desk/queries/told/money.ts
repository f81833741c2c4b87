import { rows } from '#shared/database'

export type Debt = {
  number: number
  company: string
  state:
    'Registered' | 'Confirmed' | 'Processing' | 'Completed' | 'Failed' | 'Rejected' | 'Archived'
  payment: 'BankTransfer' | 'Card' | 'Quota'
  kind: 'owed' | 'too_much' | 'too_little'
  cents: number
  remark: string | null
}

/** Orders with money that has to go back, or that is still missing. */
export const tellDebts = (numbers: readonly string[]) =>
  rows<Debt>(
    null,
    `select o.number, o.company, o.state, o.payment_method as payment, d.kind, d.cents, o.remark
       from order_debts d join orders o on o.number = d.order_number
      where d.order_number = any(?::bigint[])`,
    [[...numbers]]
  )

export type OpenRefund = {
  id: string
  number: number
  company: string
  cents: number
  reason: string
  askedBy: string
}

export const tellRefunds = (ids: readonly string[]) =>
  rows<OpenRefund>(
    null,
    `select r.id, r.order_number as number, o.company, r.amount_cents as cents, r.reason,
            r.asked_by as "askedBy"
       from refunds r join orders o on o.number = r.order_number where r.id = any(?::uuid[])`,
    [[...ids]]
  )
