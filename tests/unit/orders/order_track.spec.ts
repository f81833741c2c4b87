import { test } from '@japa/runner'
import { orderTrack } from '#orders/domain/order_track'
import type { OrderState } from '#orders/domain/order_state'

const reached = (...states: OrderState[]) =>
  states.map((to, at) => ({ to, at: `2026-09-18T0${at}:00:00Z` }))

test.group('Track of an order', () => {
  test('{state}: {shown}')
    .with([
      { state: 'Registered', path: ['Registered'], shown: 'current next next next' },
      { state: 'Confirmed', path: ['Registered', 'Confirmed'], shown: 'done current next next' },
      {
        state: 'Processing',
        path: ['Registered', 'Confirmed', 'Processing'],
        shown: 'done done current next',
      },
      {
        state: 'Completed',
        path: ['Registered', 'Confirmed', 'Processing', 'Completed'],
        shown: 'done done done done',
      },
      {
        state: 'Failed',
        path: ['Registered', 'Confirmed', 'Processing', 'Failed'],
        shown: 'done done failed next',
      },
      { state: 'Rejected', path: ['Registered', 'Rejected'], shown: 'failed next next next' },
      {
        state: 'Archived',
        path: ['Registered', 'Confirmed', 'Processing', 'Completed', 'Archived'],
        shown: 'done done done done',
      },
    ] as const)
    .run(({ assert }, { state, path, shown }) => {
      const track = orderTrack(state, reached(...path))
      assert.equal(track.map((step) => step.state).join(' '), shown)
    })

  test('a step that was taken twice shows the last time, and none ahead has a time', ({
    assert,
  }) => {
    const history = reached('Registered', 'Confirmed', 'Processing', 'Failed', 'Processing')
    const track = orderTrack('Processing', history)
    assert.equal(track[2]!.at, '2026-09-18T04:00:00Z')
    assert.isNull(track[3]!.at)
  })
})
