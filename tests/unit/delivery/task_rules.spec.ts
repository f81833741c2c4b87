import { test } from '@japa/runner'
import { mapConcurrently } from '#delivery/domain/map_concurrently'
import { MAX_FAILURES, waitAfterFailure } from '#delivery/domain/retry'
import { canRestart, canStop, TASK_STATES } from '#delivery/domain/task_state'

test.group('Delivery | task rules', () => {
  test('staff may stop what waits or runs and restart what failed or was stopped', ({ assert }) => {
    assert.deepEqual(TASK_STATES.filter(canStop), ['Waiting', 'Running'])
    assert.deepEqual(
      TASK_STATES.filter((state) => canRestart(state)),
      ['Failed', 'Stopped']
    )
  })

  test('forced execution also cuts a wait short', ({ assert }) => {
    assert.deepEqual(
      TASK_STATES.filter((state) => canRestart(state, true)),
      ['Waiting', 'Failed', 'Stopped']
    )
  })

  test('waits grow, but stay under five minutes', ({ assert }) => {
    const waits = Array.from({ length: MAX_FAILURES }, (_, index) => waitAfterFailure(index + 1))
    assert.deepEqual(waits, [5, 20, 80, 300, 300])
  })

  test('work side by side keeps to its limit and keeps what worked', async ({ assert }) => {
    let running = 0
    let most = 0
    const { values, problem } = await mapConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      if (item === 4) throw new Error('four')
      return item * 10
    })
    assert.equal(most, 3)
    assert.deepEqual(values.sort(), [10, 20, 30, 50, 60, 70])
    assert.equal((problem as Error).message, 'four')
  })
})
