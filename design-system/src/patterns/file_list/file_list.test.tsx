import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldFiles } from './fold_files'

const group = (count: number, shown?: number) => ({
  id: 'queued',
  files: Array.from({ length: count }, (_, at) => at),
  shown,
})

test.each([
  [35, 4, false, 4, 31],
  [35, 4, true, 35, 0],
  [6, 4, false, 6, 0],
  [7, 4, false, 4, 3],
  [3, undefined, false, 3, 0],
])('%i files, %s shown, open %s', (count, shown, open, visible, hidden) => {
  const folded = foldFiles(group(count, shown), open)
  expect(folded.visible).toHaveLength(visible)
  expect(folded.hidden).toBe(hidden)
})

test('no file is lost', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(50), fc.boolean(), (count, shown, open) => {
      const { visible, hidden } = foldFiles(group(count, shown), open)
      return visible.length + hidden === count
    })
  )
})
