import { test } from '@japa/runner'
import { isNormalTransition, needsReason, ORDER_STATES } from '#orders/domain/order_state'
import { VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'

const NORMAL: Record<OrderState, string> = {
  New: 'Locked Registered Failed',
  Locked: 'Registered Failed',
  Registered: 'Confirmed Failed Rejected',
  Confirmed: 'Processing Failed Rejected',
  Processing: 'Completed Failed',
  Completed: 'Archived',
  Failed: 'Archived',
  Rejected: 'Archived',
  Archived: '',
}

test.group('Order states', () => {
  test('every pair of states is either a normal step or an exception', ({ assert }) => {
    for (const from of ORDER_STATES) {
      const normal = ORDER_STATES.filter((to) => isNormalTransition(from, to)).join(' ')
      assert.equal(normal, NORMAL[from], from)
    }
  })

  test('customers never see what is not ordered yet', ({ assert }) => {
    assert.deepEqual(
      VISIBLE_STATES,
      ORDER_STATES.filter((state) => state !== 'New' && state !== 'Locked')
    )
  })

  test('{from} to {to} needs a reason: {needed}')
    .with([
      { from: 'Registered', to: 'Confirmed', needed: false },
      { from: 'Completed', to: 'Archived', needed: false },
      { from: 'Registered', to: 'Rejected', needed: true },
      { from: 'Processing', to: 'Failed', needed: true },
      { from: 'Registered', to: 'Completed', needed: true },
      { from: 'Archived', to: 'Registered', needed: true },
    ] as const)
    .run(({ assert }, { from, to, needed }) => {
      assert.equal(needsReason(from, to), needed)
    })
})
