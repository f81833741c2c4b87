import { test } from '@japa/runner'
import fc from 'fast-check'
import { NEAR, usualSize } from '#arrivals/domain/usual_size'

const sizes = fc.array(fc.integer({ min: 1, max: 10 ** 11 }), { minLength: 5, maxLength: 90 })

const isOdd = (bytes: number, known: readonly number[]) => {
  const { least, most } = usualSize(known)!
  return bytes < least || bytes > most
}

test.group('The usual size of a product’s days', () => {
  test('few days say nothing', ({ assert }) => assert.isNull(usualSize([100, 100, 100, 100])))

  test('{0}')
    .with([
      ['half of what is always the same is odd', 50, [100, 100, 100, 100, 100], true],
      ['a fifth less is not', 80, [100, 100, 100, 100, 100], false],
      ['double is odd', 200, [100, 100, 110, 90, 100], true],
      ['where days differ widely, half is not', 50, [40, 160, 100, 70, 130], false],
      ['one day that broke off moves nothing', 50, [100, 100, 3, 100, 100, 100], true],
      ['nothing at all is odd, however much days differ', 0, [1, 900, 400, 2, 700], true],
    ] as const)
    .run(({ assert }, [, bytes, known, odd]) => assert.equal(isOdd(bytes, known), odd))

  test('what is near the usual size is never odd', ({ assert }) => {
    fc.assert(
      fc.property(sizes, fc.double({ min: -NEAR, max: NEAR, noNaN: true }), (known, off) => {
        const { bytes } = usualSize(known)!
        const near = Math.round(bytes * (1 + off * 0.99))
        if (bytes > 200) assert.isFalse(isOdd(near, known))
      })
    )
  })

  test('in other units it says the same', ({ assert }) => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 2, max: 9 }), (known, by) => {
        const [one, other] = [usualSize(known)!, usualSize(known.map((size) => size * by))!]
        assert.approximately(other.most, one.most * by, 2 * by)
        assert.approximately(other.least, one.least * by, 2 * by)
      })
    )
  })
})
