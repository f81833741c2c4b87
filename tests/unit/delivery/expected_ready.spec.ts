import { test } from '@japa/runner'
import { expectedReady, type TimedTask } from '#delivery/domain/expected_ready'

const NOW = new Date('2026-09-01T10:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

const task = (more: Partial<TimedTask> = {}): TimedTask => ({
  itemRef: '1',
  state: 'Waiting',
  filesDone: 0,
  filesExpected: 10,
  bytesExpected: 1_000,
  nextAttemptAt: null,
  pace: { secondsPerByte: 0.1, seconds: 20 },
  ...more,
})

test.group('Delivery | expected time', () => {
  test('follows the bytes that are left at the pace of past tasks', ({ assert }) => {
    assert.deepEqual(expectedReady([task()], NOW), after(100))
    assert.deepEqual(expectedReady([task({ state: 'Running', filesDone: 9 })], NOW), after(10))
    assert.deepEqual(expectedReady([task({ bytesExpected: 0 })], NOW), after(20))
  })

  test('steps of an item follow each other, items go side by side', ({ assert }) => {
    assert.deepEqual(expectedReady([task(), task()], NOW), after(200))
    assert.deepEqual(expectedReady([task(), task({ itemRef: '2' })], NOW), after(100))
    const eight = Array.from({ length: 8 }, (_, at) => task({ itemRef: String(at) }))
    assert.deepEqual(expectedReady(eight, NOW), after(200))
    assert.deepEqual(expectedReady([task({ state: 'Succeeded' }), task()], NOW), after(100))
  })

  test('a wait for the next attempt counts', ({ assert }) => {
    assert.deepEqual(expectedReady([task({ nextAttemptAt: after(30) })], NOW), after(130))
    assert.deepEqual(expectedReady([task({ nextAttemptAt: after(-30) })], NOW), after(100))
  })

  test('says nothing where nothing can be said', ({ assert }) => {
    assert.isNull(expectedReady([task({ pace: null })], NOW))
    assert.isNull(expectedReady([task(), task({ state: 'Failed' })], NOW))
    assert.isNull(expectedReady([task({ state: 'Stopped' })], NOW))
    assert.isNull(expectedReady([task({ state: 'Succeeded' })], NOW))
    assert.isNull(expectedReady([], NOW))
  })
})
