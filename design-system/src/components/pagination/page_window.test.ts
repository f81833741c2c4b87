import { expect, test } from 'vitest'
import { pageWindow } from './page_window'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 6, [1, 2, null, 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [5, 6, [1, null, 4, 5, 6]],
  [200, 432, [1, null, 199, 200, 201, null, 432]],
])('page %i of %i', (current, pages, shown) => {
  expect(pageWindow(current, pages)).toEqual(shown)
})
