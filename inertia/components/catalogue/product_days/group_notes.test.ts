import { expect, test } from 'vitest'
import { groupNotes } from './group_notes'

const said = { condition: 'missing' as const, noteEn: 'Out', noteDe: 'Aus', mark: 1 }

test('days that were marked at once are one span, another mark is another one', () => {
  const notes = [
    { ...said, day: '2026-06-10' },
    { ...said, day: '2026-06-09' },
    { ...said, day: '2026-06-08', mark: 2 },
    { ...said, day: '2026-06-05' },
  ]
  expect(groupNotes(notes).map(({ from, to, mark }) => [from, to, mark])).toEqual([
    ['2026-06-09', '2026-06-10', 1],
    ['2026-06-08', '2026-06-08', 2],
    ['2026-06-05', '2026-06-05', 1],
  ])
})
