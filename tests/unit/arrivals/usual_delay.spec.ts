import { test } from '@japa/runner'
import fc from 'fast-check'
import { FEWEST_DAYS, LEARNT_DAYS, usualDelay } from '#arrivals/domain/usual_delay'

const delays = fc.array(fc.integer({ min: -86_400, max: 86_400 }), { maxLength: 120 })

test.group('The usual delay of a product', () => {
  test('{0}: {1}')
    .with([
      ['no days say nothing', [], null],
      ['few days say nothing', [60, 60, 60, 60], null],
      ['five days do', [60, 60, 60, 60, 60], { delay: 60, spread: 0, days: 5 }],
      ['one night changes nothing', [0, 60, 0, -60, 0, 36_000], { delay: 0, spread: 44, days: 6 }],
      ['the middle of an even number', [0, 10, 20, 30, 40, 50], { delay: 25, spread: 22, days: 6 }],
      [
        'what comes early is negative',
        [-300, -300, -240, -360, -300],
        { delay: -300, spread: 0, days: 5 },
      ],
    ] as const)
    .run(({ assert }, [, known, usual]) => assert.deepEqual(usualDelay(known), usual))

  test('after the clocks change it follows as soon as half of the days are of the new time', ({
    assert,
  }) => {
    const after = (days: number) =>
      usualDelay([...Array<number>(days).fill(3_600), ...Array<number>(60).fill(0)])!.delay
    assert.equal(after(29), 0)
    assert.equal(after(31), 3_600)
  })

  test('is one of the last sixty days or between two of them, in any order of theirs', ({
    assert,
  }) => {
    fc.assert(
      fc.property(delays, (known) => {
        const usual = usualDelay(known)
        const learnt = known.slice(0, LEARNT_DAYS)
        if (learnt.length < FEWEST_DAYS) return assert.isNull(usual)
        assert.isAtLeast(usual!.delay, Math.min(...learnt))
        assert.isAtMost(usual!.delay, Math.max(...learnt))
        assert.isAtLeast(usual!.spread, 0)
        assert.deepEqual(usualDelay(learnt.toReversed()), usual)
      })
    )
  })

  test('all days later by as much make it later by as much, and no less certain', ({ assert }) => {
    fc.assert(
      fc.property(delays, fc.integer({ min: -5_000, max: 5_000 }), (known, by) => {
        const [before, after] = [usualDelay(known), usualDelay(known.map((one) => one + by))]
        if (!before || !after) return assert.equal(before, after)
        assert.approximately(after.delay, before.delay + by, 1)
        assert.equal(after.spread, before.spread)
      })
    )
  })
})
