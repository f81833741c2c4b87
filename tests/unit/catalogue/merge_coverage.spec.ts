import { test } from '@japa/runner'
import { mergeCoverage } from '#catalogue/domain/merge_coverage'

const month = (available: number, degraded = 0, missing = 0) => ({ available, degraded, missing })

test.group('merge coverage', () => {
  test('a day is there when one product has it', ({ assert }) => {
    const merged = mergeCoverage([month(0b01), month(0b10, 0, 0b01)])
    assert.deepEqual(merged, month(0b11))
  })

  test('a day is missing only when every product that trades on it lacks it', ({ assert }) => {
    const merged = mergeCoverage([month(0, 0, 0b1), month(0, 0, 0b1), month(0b10)])
    assert.deepEqual(merged, month(0b10, 0, 0b1))
  })

  test('a day is degraded from a tenth of the products on', ({ assert }) => {
    const good = Array.from({ length: 9 }, () => month(0b1))
    assert.equal(mergeCoverage([...good, month(0, 0b1)]).degraded, 0b1)
    assert.equal(mergeCoverage([...good, month(0b1), month(0, 0b1)]).degraded, 0)
  })

  test('the last day of a long month keeps its bit', ({ assert }) => {
    assert.equal(mergeCoverage([month(1 << 30)]).available, 1 << 30)
  })
})
