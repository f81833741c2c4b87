import { test } from '@japa/runner'
import { QuotaPots } from '#statistics/domain/rehearsal/quota_pots'
import type { Both } from '#statistics/domain/rehearsal/report'

const paid = (net: Both, id = 1, returnedCents = 0) => ({ net, quota: { id, returnedCents } })

const lacking = (orders: readonly ReturnType<typeof paid>[], usedCents = 0) => {
  const pots = new QuotaPots([{ id: 1, totalCents: 1_000, usedCents }])
  return orders.map((order) => pots.isLackingFor(order))
}

test.group('Statistics | quotas in a rehearsal', () => {
  test('an order is named that finds too little left by the draft alone', ({ assert }) => {
    assert.deepEqual(lacking([paid([500, 600]), paid([500, 600])]), [false, true])
    assert.deepEqual(lacking([paid([500, 500]), paid([500, 500])]), [false, false])
  })

  test('what finds no place takes nothing, so that a smaller order after it has one', ({
    assert,
  }) => {
    const orders = [paid([500, 600]), paid([400, 500]), paid([100, 100])]
    assert.deepEqual(lacking(orders), [false, true, false])
  })

  test('what has no place by today’s rules either is not the draft’s doing', ({ assert }) => {
    assert.deepEqual(lacking([paid([1_100, 1_200])]), [false])
  })

  test('older orders have their part, and what was given back is free again', ({ assert }) => {
    assert.deepEqual(lacking([paid([400, 480])], 600), [true])
    assert.deepEqual(lacking([paid([400, 480], 1, 100)], 600), [false])
    assert.deepEqual(lacking([paid([400, 480], 1, 500), paid([400, 400])], 600), [false, false])
  })

  test('orders that are paid otherwise, or from a quota that is gone, are not judged', ({
    assert,
  }) => {
    const pots = new QuotaPots([{ id: 1, totalCents: 1, usedCents: 0 }])
    assert.isFalse(pots.isLackingFor({ net: [0, 9_000], quota: null }))
    assert.isFalse(pots.isLackingFor(paid([0, 9_000], 2)))
  })
})
