import { expect, test } from 'vitest'
import { extentOf, toggleAll, toggleRow } from './choice'

const ids = ['a', 'b', 'c', 'd']
const set = (...chosen: string[]) => new Set<string | number>(chosen)

test('the extent is all, some or none of what can be chosen', () => {
  expect(extentOf(ids, set())).toBe('none')
  expect(extentOf(ids, set('b'))).toBe('some')
  expect(extentOf(ids, set(...ids))).toBe('all')
  expect(extentOf([], set('x'))).toBe('none')
})

test('all at once leaves alone what a search hides', () => {
  expect(toggleAll(['a', 'b'], set('d'))).toEqual(['d', 'a', 'b'])
  expect(toggleAll(['a', 'b'], set('d', 'a', 'b'))).toEqual(['d'])
})

test('one row, and with Shift a run in either direction', () => {
  expect(toggleRow(ids, set(), 'b')).toEqual(['b'])
  expect(toggleRow(ids, set('b'), 'b')).toEqual([])
  expect(toggleRow(ids, set('a'), 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(toggleRow(ids, set('d'), 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(toggleRow(ids, set('a', 'b', 'c'), 'c', 'a')).toEqual([])
})
