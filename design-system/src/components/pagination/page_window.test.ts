import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageWindow } from './page_window'

describe('page links', () => {
  test.each([
    [1, 1, [1]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
    [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
    [20, 20, [1, 'gap', 14, 15, 16, 17, 18, 19, 20]],
  ])('page %i of %i', (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected)
  })

  test('first, last, current and its neighbours are always there; a gap hides two at the least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 499 }),
        (last, at) => {
          const current = Math.min(last, at + 1)
          const slots = pageWindow(current, last)
          const pages = slots.filter((slot) => slot !== 'gap')
          for (const page of [
            1,
            last,
            current,
            Math.max(1, current - 1),
            Math.min(last, current + 1),
          ]) {
            expect(pages).toContain(page)
          }
          expect(slots.length).toBeLessThanOrEqual(9)
          expect(new Set(pages).size).toBe(pages.length)
          slots.forEach((slot, index) => {
            if (slot !== 'gap') return
            expect((slots[index + 1] as number) - (slots[index - 1] as number)).toBeGreaterThan(2)
          })
        }
      )
    )
  })
})
