import { expect, test } from 'vitest'
import { shownSpan } from './shown_span'

const USUAL = { from: '2026-10-29', to: '2026-11-29' }
const NOTHING = { from: '', to: '' }

test('without a refusal the fields hold the days that are shown', () => {
  expect(shownSpan({ ...USUAL, typed: NOTHING, problems: {} })).toEqual({
    from: '2026/10/29',
    to: '2026/11/29',
  })
})

test('of two days in the wrong order both stay as they were asked for', () => {
  const typed = { from: '2026-03-31', to: '2026-03-01' }
  const problems = { to: 'The last day lies before the first.' }
  expect(shownSpan({ ...USUAL, typed, problems })).toEqual({ from: '2026/03/31', to: '2026/03/01' })
})

test('what is no day stays as it was typed, and a field that was empty gets the usual day', () => {
  const problems = { from: 'Days look like 2026/03/31.' }
  expect(shownSpan({ ...USUAL, typed: { from: '31 February', to: '' }, problems })).toEqual({
    from: '31 February',
    to: '2026/11/29',
  })
})
