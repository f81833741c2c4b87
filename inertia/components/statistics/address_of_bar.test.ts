import { expect, test } from 'vitest'
import { addressOfBar, addressOfStep } from './address_of_bar'

const MAY = { from: '2026-05-01', to: '2026-05-31' }
const ASKED = [
  ['from', '2026-01-01'],
  ['to', '2026-12-31'],
  ['payment', 'Card,Quota'],
] as const

test('a month of sales leads to its orders, with the filters that were chosen', () => {
  expect(addressOfBar('sales', MAY, ASKED)).toBe(
    '/admin/stats/one-offs?from=2026-05-01&to=2026-05-31&payment=Card%2CQuota'
  )
})

test('a month of anything else leads to its days on the same tab', () => {
  expect(addressOfBar('new-users', MAY, [])).toBe(
    '/admin/stats/new-users?from=2026-05-01&to=2026-05-31'
  )
})

test('steps of a conversion lead to the orders that they count, or to their products', () => {
  expect(addressOfStep('paid', ASKED)).toBe(
    '/admin/stats/one-offs?from=2026-01-01&to=2026-12-31&users=External&state=Confirmed%2CProcessing%2CCompleted'
  )
  expect(addressOfStep('basket', [])).toBe('/admin/stats/conversion?orderBy=basket')
})
