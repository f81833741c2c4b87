import { expect, test } from 'vitest'
import { shareOf } from './meter'

test.each([
  [0, 100, 0],
  [63, 100, 0.63],
  [140, 100, 1],
  [-5, 100, 0],
  [0, 0, 0],
  [5, 0, 1],
])('%i of %i fills %f of the bar', (value, max, share) => {
  expect(shareOf(value, max)).toBe(share)
})
