import { expect, test } from 'vitest'
import { staffStepOf } from './staff_step_of'

type Case = Parameters<typeof staffStepOf>[0]

const order = (state: string, paymentMethod = 'BankTransfer') =>
  ({ state, paymentMethod }) as Case['order']
const money = (said: object) =>
  ({
    ...{ refunds: [], refundableCents: 0, hasInvoice: false, invoiceRefusal: 'x.no_payment' },
    ...{ invoices: [], ...said },
  }) as unknown as Case['money']
const all = { owed: null, mayBook: true, mayRefund: true }
const owed = { cents: 8663, by: '2026-12-10' }
const invoiced = { hasInvoice: true, invoices: [{}] }
const sent = { refunds: [{ way: 'BankTransfer', state: 'Pending' }], ...invoiced }

test.each([
  ['a transfer is awaited', { order: order('Registered'), money: money({}) }, 'transfer'],
  ['a card is awaited', { order: order('Registered', 'Card'), money: money({}) }, null],
  ['not a booker', { order: order('Registered'), money: money({}), mayBook: false }, null],
  ['files are made', { order: order('Processing'), money: money(invoiced) }, 'watch'],
  ['an invoice is due', { order: order('Completed'), money: money({ invoiceRefusal: null }) }],
  ['all is done', { order: order('Completed'), money: money(invoiced) }, 'paper'],
  [
    'money is owed',
    { order: order('Failed'), owed, money: money({ ...invoiced, refundableCents: 8663 }) },
    'refund',
  ],
  ['nobody may refund', { order: order('Failed'), owed, money: money({}), mayRefund: false }, null],
  [
    'a refund waits for its transfer',
    { order: order('Failed'), money: money(sent) },
    'refund_sent',
  ],
  [
    'a refund to a card goes by itself',
    {
      order: order('Completed'),
      money: money({ ...invoiced, refunds: [{ way: 'Card', state: 'Pending' }] }),
    },
    'paper',
  ],
] as const)('%s', (_, said, step: string | null = 'invoice') => {
  expect(staffStepOf({ ...all, ...said } as Case)).toBe(step)
})
