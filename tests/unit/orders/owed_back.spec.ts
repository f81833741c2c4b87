import { test } from '@japa/runner'
import { owedBack } from '#orders/domain/owed_back'
import type { OrderState } from '#orders/domain/order_state'

const at = (to: string, moment: string) => ({ to, at: moment })
const PAID = { paidCents: 13_019, refundedCents: 0 }

function orderThatIs(state: OrderState) {
  const history = [
    at('Registered', '2026-09-10T08:00:00Z'),
    at(state, '2026-09-12T22:30:00Z'),
    at('Registered', '2026-09-13T08:00:00Z'),
  ]
  return { state, history }
}

test.group('Orders | what is owed back', () => {
  test('an order that is {state} owes all that came in, two weeks after its day in the shop')
    .with<{ state: OrderState }[]>([{ state: 'Failed' }, { state: 'Rejected' }])
    .run(({ assert }, { state }) => {
      assert.deepEqual(owedBack(orderThatIs(state), PAID, 14), { cents: 13_019, by: '2026-09-27' })
    })

  test('what went back or is on its way is not owed any more', ({ assert }) => {
    const part = { paidCents: 13_019, refundedCents: 3_019 }
    assert.equal(owedBack(orderThatIs('Failed'), part, 14)?.cents, 10_000)
    const whole = { paidCents: 13_019, refundedCents: 13_019 }
    assert.isNull(owedBack(orderThatIs('Failed'), whole, 14))
  })

  test('an order that is {$self} owes nothing')
    .with<OrderState[]>(['Registered', 'Confirmed', 'Processing', 'Completed', 'Archived'])
    .run(({ assert }, state) => assert.isNull(owedBack(orderThatIs(state), PAID, 14)))

  test('nobody is owed what nobody paid', ({ assert }) => {
    const nothing = { paidCents: 0, refundedCents: 0 }
    assert.isNull(owedBack(orderThatIs('Rejected'), nothing, 14))
  })
})
