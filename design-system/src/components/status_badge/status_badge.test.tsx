import { expect, test } from 'vitest'
import { statusLook } from './status_looks'

test.each([
  ['PROCESSING', 'half_circle', 'go'],
  ['Non-active', 'dash', 'quiet'],
  ['non active', 'dash', 'quiet'],
  ['Rejected', 'slashed_circle', 'bad'],
  ['locked', 'padlock', 'wait'],
  ['In clearing', 'circle', 'plain'],
])('%s is a %s, %s', (status, shape, tone) => {
  expect(statusLook(status)).toEqual({ shape, tone })
})
