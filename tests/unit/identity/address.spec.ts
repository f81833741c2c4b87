import { test } from '@japa/runner'
import { isComplete, isSameAddress } from '#identity/domain/address'

const ADDRESS = {
  name: 'Elbquant GmbH',
  addressLine1: 'Am Sandtorkai 41',
  addressLine2: null,
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
}

test.group('Identity | address', () => {
  test('with name, first line, postcode, city and country an address is complete', ({ assert }) => {
    assert.isTrue(isComplete(ADDRESS))
    assert.isFalse(isComplete(null))
  })

  test('without {$self} it is not')
    .with(['name', 'addressLine1', 'postcode', 'city', 'country'])
    .run(({ assert }, field) => {
      assert.isFalse(isComplete({ ...ADDRESS, [field]: '  ' }))
      assert.isFalse(isComplete({ ...ADDRESS, [field]: undefined }))
    })

  test('the addition may be missing and is part of the place', ({ assert }) => {
    assert.isTrue(isSameAddress(ADDRESS, { ...ADDRESS, addressLine2: '' }))
    assert.isFalse(isSameAddress(ADDRESS, { ...ADDRESS, addressLine2: 'Hof 2' }))
    assert.isFalse(isSameAddress(ADDRESS, { ...ADDRESS, city: 'Bremen' }))
  })
})
