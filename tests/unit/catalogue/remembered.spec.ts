import { test } from '@japa/runner'
import shop from '#config/shop'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { oncePerReference } from '#catalogue/queries/remembered'

const reference = (): ReferenceData => ({
  ...{ categories: new Map(), venues: new Map(), calendars: new Map(), priceLevels: new Map() },
  ...{ countries: new Map(), products: [], productsByCode: new Map() },
  rules: shop.pricingRules[0]!,
})

test.group('Catalogue | what follows from reference data', () => {
  test('is worked out once, and anew for other data', ({ assert }) => {
    let worked = 0
    const answer = oncePerReference(({ products }) => ({ number: ++worked, products }))
    const [one, other] = [reference(), reference()]
    assert.strictEqual(answer(one), answer(one))
    assert.equal(answer(other).number, 2)
    assert.strictEqual(answer(other).products, other.products)
    assert.equal(answer(one).number, 1)
  })

  test('nothing is an answer too', ({ assert }) => {
    let worked = 0
    const answer = oncePerReference(() => void worked++)
    const data = reference()
    assert.isUndefined(answer(data))
    assert.isUndefined(answer(data))
    assert.equal(worked, 1)
  })
})
