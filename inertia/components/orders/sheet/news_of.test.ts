import { expect, test } from 'vitest'
import { newsOf } from './news_of'

type Entry = Parameters<typeof newsOf>[0]['history'][number]

const at = (second: number) => `2026-09-18T09:41:${String(second).padStart(2, '0')}.000Z`
const event = (second: number, entry: Partial<Entry>): Entry => ({
  ...{ at: at(second), kind: 'other', actor: { kind: 'system', label: 'System' }, action: '' },
  ...{ from: null, to: null, reason: null, changes: [], ...entry },
})
const step = (second: number, from: string, to: string) =>
  event(second, { kind: 'state_changed', action: 'orders.state_changed', from, to })
const PLACED = event(0, { kind: 'placed', actor: { kind: 'you', label: 'Anna' }, to: 'Registered' })

const keys = (
  history: Entry[],
  paymentMethod: 'BankTransfer' | 'Card' | 'Quota' = 'BankTransfer'
) => newsOf({ history, paymentMethod }).map(({ key }) => key)

test('a payment is one piece of news, however many events it made', () => {
  const history = [
    PLACED,
    event(20, { action: 'payments.booked' }),
    step(21, 'Registered', 'Confirmed'),
    step(22, 'Confirmed', 'Processing'),
    event(23, { action: 'invoices.issued' }),
    event(24, { action: 'invoices.mailed' }),
    step(50, 'Processing', 'Completed'),
  ]
  expect(keys(history)).toEqual(['Completed', 'invoiced', 'paid_BankTransfer', 'placed'])
})

test('news stand by their moments, in whichever order they were written', () => {
  const history = [
    PLACED,
    step(21, 'Registered', 'Confirmed'),
    step(50, 'Processing', 'Failed'),
    event(23, { action: 'invoices.issued' }),
  ]
  expect(keys(history)).toEqual(['Failed', 'invoiced', 'paid_BankTransfer', 'placed'])
})

test('a part of the money is news of its own', () => {
  expect(keys([PLACED, event(20, { action: 'payments.booked' })])).toEqual(['part_paid', 'placed'])
})

test('days that changed after the delivery are news', () => {
  const history = [PLACED, event(20, { action: 'orders.days_corrected' })]
  expect(keys(history)).toEqual(['days_corrected', 'placed'])
})

test('files of corrected days that can be fetched again are news', () => {
  const history = [PLACED, event(20, { action: 'orders.days_renewed' })]
  expect(keys(history)).toEqual(['days_renewed', 'placed'])
})

test('words follow who placed the order and how it was paid', () => {
  const placed = event(0, { kind: 'placed', actor: { kind: 'staff', label: '' } })
  expect(keys([placed, step(1, 'Registered', 'Confirmed')], 'Card')).toEqual([
    'paid_Card',
    'placed_for_you',
  ])
})

test('an order that failed and went on, and what only staff are told', () => {
  const history = [
    step(1, 'Processing', 'Failed'),
    step(2, 'Failed', 'Processing'),
    event(3, { action: 'payments.charged_back' }),
  ]
  expect(keys(history)).toEqual(['resumed', 'Failed'])
})
