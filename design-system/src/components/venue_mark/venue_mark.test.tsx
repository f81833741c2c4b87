import { expect, test } from 'vitest'
import { VENUE_SHAPES } from '../icon'
import { shapeForCode } from './shape_for_code'

test('a code keeps its shape, and codes use more than one', () => {
  const codes = ['ALSC', 'ALSD', 'MRDF', 'PVEQ', 'NORX', 'BALT', 'VIST']
  const shapes = codes.map(shapeForCode)
  expect(shapes).toEqual(codes.map(shapeForCode))
  expect(new Set(shapes).size).toBeGreaterThan(3)
  for (const shape of shapes) expect(VENUE_SHAPES[shape]).toBeTruthy()
})
