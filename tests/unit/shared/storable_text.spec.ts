import { test } from '@japa/runner'
import { storable, unstorablePlaces } from '#shared/domain/storable_text'

const nested = (depth: number) => {
  let value: unknown = 'end\0'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

test.group('Text that no database keeps', () => {
  test('is found where it stands', ({ assert }) => {
    const sent = { 'name': 'a\0b', 'fine': 'ü\u202e😀', 'items': [{ text: '\ud800' }], 'k\0': 1 }
    assert.sameMembers(unstorablePlaces(sent), ['name', 'items.0.text', 'k'])
    assert.deepEqual(unstorablePlaces('\udc00'), ['form'])
    assert.deepEqual(unstorablePlaces({ a: 1, b: null, c: ['😀'] }), [])
  })

  test('is found at any depth, and no more places than anybody reads', ({ assert }) => {
    assert.lengthOf(unstorablePlaces(nested(20_000)), 1)
    assert.lengthOf(unstorablePlaces(Array.from({ length: 500 }, () => '\0')), 20)
  })

  test('is taken out of an address', ({ assert }) => {
    assert.deepEqual(storable({ q: 'a\0b', list: ['\ud800', 'c'] }), {
      q: 'ab',
      list: ['\ufffd', 'c'],
    })
  })
})
