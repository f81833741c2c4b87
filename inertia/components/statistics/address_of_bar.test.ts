import { expect, test } from 'vitest'
import { addressOfBar, addressOfStep } from './address_of_bar'

const MAY = { id: '2026-05-01', from: '2026-05-01', to: '2026-05-31', values: [1] }
const ASKED = [
  ['from', '2026-01-01'],
  ['to', '2026-12-31'],
  ['users', 'External'],
] as const

test('a bar of sales leads to the orders that the server names', () => {
  const href = '/admin/manage-orders?customer=17'
  expect(addressOfBar('sales-by-user', { ...MAY, href }, ASKED)).toBe(href)
})

test('a subscription leads to those who hold it', () => {
  expect(addressOfBar('subscribers', { id: '17', values: [1] }, ASKED)).toBe(
    '/admin/manage-subscriptions/17'
  )
})

test('a month of subscribers leads to who held something within it', () => {
  expect(addressOfBar('subscribers', MAY, ASKED)).toBe(
    '/admin/stats/subscribers?from=2026-05-01&to=2026-05-31&users=External'
  )
})

test('a month of anything else leads to its days on the same tab', () => {
  expect(addressOfBar('new-users', MAY, ASKED)).toBe(
    '/admin/stats/new-users?from=2026-05-01&to=2026-05-31&users=External'
  )
})

test('steps of a conversion before an order lead to their products', () => {
  expect(addressOfStep('basket', ASKED)).toBe(
    '/admin/stats/conversion?from=2026-01-01&to=2026-12-31&orderBy=basket'
  )
})
