import { test } from '@japa/runner'
import fc from 'fast-check'
import { PART_OF, shareOf, STEPS } from '#statistics/domain/conversion'

const SUMS = { asked: 200, saved: 10, basket: 40, ordered: 10, paid: 8, priceCents: 1_000 }

const counts = fc.record(
  Object.fromEntries([...STEPS, 'priceCents'].map((one) => [one, fc.nat(1_000)]))
) as unknown as fc.Arbitrary<typeof SUMS>

test.group('Statistics | steps of a conversion', () => {
  test('{step} is {share} of what it is a part of')
    .with([
      { step: 'asked', share: null },
      { step: 'saved', share: 0.05 },
      { step: 'basket', share: 0.2 },
      { step: 'ordered', share: 0.25 },
      { step: 'paid', share: 0.8 },
    ] as const)
    .run(({ assert }, { step, share }) => assert.equal(shareOf(SUMS, step), share))

  test('nothing has no parts', ({ assert }) => {
    assert.isNull(shareOf({ ...SUMS, basket: 0 }, 'ordered'))
    assert.equal(shareOf({ ...SUMS, ordered: 0 }, 'ordered'), 0)
  })

  test('shares from asked to paid multiply to the whole', ({ assert }) => {
    fc.assert(
      fc.property(counts, (sums) => {
        const shares = (['basket', 'ordered', 'paid'] as const).map((step) => shareOf(sums, step))
        if (shares.some((share) => share === null)) return
        const whole = shares.reduce<number>((product, share) => product * share!, 1)
        assert.closeTo(whole * sums.asked, sums.paid, 0.000_001)
      })
    )
  })

  test('each step is a part of an earlier one', ({ assert }) => {
    for (const [at, step] of STEPS.entries()) {
      const of = PART_OF[step]
      assert.isTrue(of === null ? at === 0 : STEPS.indexOf(of) < at)
    }
  })
})
