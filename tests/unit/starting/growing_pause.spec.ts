import { test } from '@japa/runner'
import { GrowingPause } from '../../../bin/support/growing_pause.ts'

test.group('Starting | pauses between two starts of a part', () => {
  test('grow up to half a minute, and begin anew after a good minute', ({ assert }) => {
    let now = 1_000_000
    const pause = new GrowingPause(() => now)
    const pauses = Array.from({ length: 9 }, () => {
      pause.started()
      now += 1_000
      return pause.next()
    })
    assert.deepEqual(pauses, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
    pause.started()
    now += 60_000
    assert.equal(pause.next(), 500)
  })
})
