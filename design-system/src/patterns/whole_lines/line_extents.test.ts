import { expect, test } from 'vitest'
import { wholeEdge } from './line_extents'

const lines = [
  { top: 0, bottom: 20 },
  { top: 18, bottom: 38 },
  { top: 40, bottom: 60 },
]

test.each([
  ['between two lines', 39, 39, 39],
  ['through a line', 50, 40, 60],
  ['at the end of a line', 60, 60, 60],
  ['through lines that touch', 19, 0, 38],
])('an edge %s', (_, edge, up, down) => {
  expect(wholeEdge(edge, lines, 'up')).toBe(up)
  expect(wholeEdge(edge, lines, 'down')).toBe(down)
})
