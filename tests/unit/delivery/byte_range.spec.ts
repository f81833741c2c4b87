import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseByteRange, rangeStillApplies, type ByteRange } from '#delivery/domain/byte_range'

const SIZE = 1000
const part = (start: number, end: number): ByteRange => ({ kind: 'part', start, end })

test.group('Delivery | byte range', () => {
  test('{$i}: reads {header}')
    .with([
      { header: undefined, expected: { kind: 'whole' } },
      { header: 'bytes=0-499', expected: part(0, 500) },
      { header: 'bytes=500-', expected: part(500, 1000) },
      { header: 'bytes=-1', expected: part(999, 1000) },
      { header: 'bytes=-5000', expected: part(0, 1000) },
      { header: 'bytes=0-5000', expected: part(0, 1000) },
      { header: 'bytes=999-999', expected: part(999, 1000) },
      { header: 'Bytes=0-0', expected: part(0, 1) },
      { header: 'bytes=1000-', expected: { kind: 'unsatisfiable' } },
      { header: 'bytes=1000-1200', expected: { kind: 'unsatisfiable' } },
      { header: 'bytes=-0', expected: { kind: 'unsatisfiable' } },
      { header: 'bytes=5-4', expected: { kind: 'whole' } },
      { header: 'bytes=-', expected: { kind: 'whole' } },
      { header: 'bytes=0-1,5-6', expected: { kind: 'whole' } },
      { header: 'lines=0-1', expected: { kind: 'whole' } },
      { header: 'bytes=a-b', expected: { kind: 'whole' } },
    ])
    .run(({ assert }, { header, expected }) => {
      assert.deepEqual(parseByteRange(header, SIZE), expected)
    })

  test('nothing of an empty file can be asked for', ({ assert }) => {
    assert.deepEqual(parseByteRange('bytes=0-', 0), { kind: 'unsatisfiable' })
    assert.deepEqual(parseByteRange('bytes=-1', 0), { kind: 'unsatisfiable' })
    assert.deepEqual(parseByteRange(undefined, 0), { kind: 'whole' })
  })

  test('a part always lies inside the file and is never empty', ({ assert }) => {
    const natural = fc.nat({ max: 5000 })
    fc.assert(
      fc.property(fc.option(natural), fc.option(natural), natural, (first, last, size) => {
        const range = parseByteRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
        if (range.kind !== 'part') return
        assert.isTrue(range.start >= 0 && range.start < range.end && range.end <= size)
      })
    )
  })

  test('a range counts only for the very file that the client has begun with', ({ assert }) => {
    assert.isTrue(rangeStillApplies(undefined, '"abc"'))
    assert.isTrue(rangeStillApplies('"abc"', '"abc"'))
    assert.isFalse(rangeStillApplies('"abd"', '"abc"'))
    assert.isFalse(rangeStillApplies('W/"abc"', '"abc"'))
    assert.isFalse(rangeStillApplies('Sat, 21 Nov 2026 08:00:00 GMT', '"abc"'))
  })
})
