import fc from 'fast-check'
import { test } from '@japa/runner'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'

const isValid = (reference: string) => {
  const moved = reference.slice(4) + reference.slice(0, 4)
  return BigInt([...moved].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n === 1n
}

test.group('Creditor reference', () => {
  test('carries the number behind two check digits', ({ assert }) => {
    // The example of the standard: 539007547034 has the check digits 18.
    assert.equal(creditorReference(539007547034), 'RF18539007547034')
  })

  test('every number has valid check digits, and one wrong digit is noticed', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const reference = creditorReference(number)
        const last = Number(reference.at(-1))
        assert.isTrue(isValid(reference))
        assert.isFalse(isValid(reference.slice(0, -1) + ((last + 1) % 10)))
      })
    )
  })

  test('is written in groups of four', ({ assert }) => {
    assert.equal(inGroupsOfFour('RF1853900754'), 'RF18 5390 0754')
    assert.equal(inGroupsOfFour('RF18539'), 'RF18 539')
  })
})
