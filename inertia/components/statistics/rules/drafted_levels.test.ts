import { expect, test } from 'vitest'
import { draftedLevels, MOST_LEVELS, withAdded, withChanged, without } from './drafted_levels'

const HOLDS = [
  { lowLimit: 1, highLimit: 2, modulePriceCents: 40_000 },
  { lowLimit: 3, highLimit: null, modulePriceCents: 30_000 },
]

test('a level is added behind the last, and is a draft of none that holds', () => {
  const added = withAdded(draftedLevels(HOLDS))
  expect(added.at(-1)).toEqual({ lowLimit: null, cents: null, was: null })
  const said = withChanged(added, 2, { lowLimit: 6, cents: 25_000 })
  expect(said.map(({ lowLimit, cents }) => [lowLimit, cents])).toEqual([
    [1, 40_000],
    [3, 30_000],
    [6, 25_000],
  ])
})

test('a level is taken away, the others keep what they are compared with', () => {
  const left = without(draftedLevels(HOLDS), 0)
  expect(left).toEqual([{ lowLimit: 3, cents: 30_000, was: HOLDS[1] }])
  expect(without(left, 0)).toEqual(left)
})

test('there are no more than the server takes', () => {
  const all = Array.from({ length: MOST_LEVELS }).reduce<ReturnType<typeof draftedLevels>>(
    withAdded,
    draftedLevels(HOLDS)
  )
  expect(all).toHaveLength(MOST_LEVELS)
})
