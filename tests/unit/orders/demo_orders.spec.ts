import { test } from '@japa/runner'
import { CARD_ORDERS } from '#demo/orders/card_orders'
import { areInOrder } from '#demo/orders/free_day'
import { ON_BEHALF } from '#demo/orders/on_behalf'
import { DEMO_ORDERS } from '#demo/orders/order_plans'
import { pastYears } from '#demo/orders/past_years'
import { quotaOrders } from '#demo/orders/quota_orders'
import { atWork, unpaidForLong } from '#demo/orders/unpaid_for_long'
import { hasText } from '#shared/i18n'
import { isNormalTransition, VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'

test.group('Orders of the demo world', () => {
  test('take no step that an order does not take by itself', ({ assert }) => {
    const today = new Date()
    for (const { path, daysAgo } of [...pastYears(today), ...quotaOrders(today), ...DEMO_ORDERS]) {
      let [from, hours]: [OrderState, number] = ['Registered', 0]
      for (const [to, after] of path) {
        assert.isTrue(isNormalTransition(from, to), `${from} to ${to}`)
        assert.isAbove(after, hours, `${to} comes later`)
        ;[from, hours] = [to, after]
      }
      assert.isAtMost(hours, daysAgo * 24, 'nothing lies in the future')
    }
  })

  test('begin with the oldest, so that numbers follow the days', ({ assert }) => {
    const days = DEMO_ORDERS.map(({ daysAgo }) => daysAgo)
    assert.deepEqual(
      days,
      days.toSorted((one, other) => other - one)
    )
  })

  test('are paid in the order in which they were placed, whatever day it is', ({ assert }) => {
    const later = [...CARD_ORDERS, ...ON_BEHALF, ...unpaidForLong(), ...atWork(), ...DEMO_ORDERS]
    for (let day = 0; day < 400; day++) {
      const past = pastYears(new Date(Date.UTC(2026, 0, 1 + day)))
      const disturbed = [...past, ...later].filter((one) =>
        later.some((other) => other !== one && !areInOrder(one, other))
      )
      assert.isEmpty(disturbed, `after ${day} days`)
    }
  })

  test('an unhappy end says why, and states that staff look for are there', ({ assert }) => {
    const ends = DEMO_ORDERS.map(({ path }) => path.at(-1)?.[0] ?? 'Registered')
    const unhappy = DEMO_ORDERS.filter((_, at) => ['Failed', 'Rejected'].includes(ends[at]!))
    assert.isTrue(unhappy.every(({ reason, remark }) => Boolean(reason && remark)))
    const failed = DEMO_ORDERS.filter((_, at) => ends[at] === 'Failed')
    assert.isTrue(
      failed.every(({ reason }) => hasText(reason!)),
      'in the language of the reader'
    )
    assert.sameMembers(
      [...new Set(ends)],
      VISIBLE_STATES.filter((state) => state !== 'Confirmed')
    )
  })

  test('were placed in each month of two years, most of them in winter', ({ assert }) => {
    const today = new Date('2026-11-23T12:00:00Z')
    const months = pastYears(today).map(({ daysAgo }) =>
      new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 7)
    )
    const ordersIn = (month: string) => months.filter((one) => one === month).length
    assert.isAtLeast(new Set(months).size, 20)
    assert.isAbove(ordersIn('2025-12'), ordersIn('2026-08'))
  })
})
