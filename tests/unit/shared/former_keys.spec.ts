import { test } from '@japa/runner'
import { formerKeys } from '#shared/http/former_keys'

test.group('Application keys of before', () => {
  test('stand in a list, or nowhere', ({ assert }) => {
    const [one, other] = ['a-key-that-was-used-once', 'another-key-of-before']
    assert.deepEqual(formerKeys(` ${one}, ${other} ,`), [one, other])
    assert.deepEqual(formerKeys(), [])
    assert.deepEqual(formerKeys(''), [])
  })

  test('that can never have been one are refused', ({ assert }) => {
    assert.throws(() => formerKeys('a-key-that-was-used-once,short'), /less than 16/)
  })
})
