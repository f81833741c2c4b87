import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, isoDay, weekdayOf } from '../date_text'
import { readCoverage } from '../coverage_ribbon/coverage'
import { columnsBefore, daysOfMonth, type Bounds } from './calendar_month'
import { moveBy, type CalendarView } from './movement'
import { stepDraft, type Draft, type DraftAction } from './range_draft'

const BOUNDS: Bounds = { min: dayNumber('2019-01-02'), max: dayNumber('2026-09-17') }
const day = (text: string) => dayNumber(text)
const range = (from: string, to: string) => ({ from: day(from), to: day(to) })

function run(actions: DraftAction[]) {
  let draft: Draft | null = null
  const reports: unknown[] = []
  for (const action of actions) {
    const step = stepDraft(draft, action)
    draft = step.draft
    if ('report' in step) reports.push(step.report)
  }
  return { draft, reports }
}

describe('months', () => {
  const coverage = readCoverage([
    {
      month: 202504,
      available: 0b11,
      degraded: 0b10,
      missing: 0,
      holidays: 0,
      medium: 1,
      large: 2,
    } as never,
  ])

  test('a month knows its conditions, sizes and what can be chosen', () => {
    const days = daysOfMonth(coverage, 2025, 4, { min: day('2025-04-02'), max: BOUNDS.max })
    expect(days).toHaveLength(30)
    expect(days[0]).toMatchObject({
      day: '2025-04-01',
      condition: 'available',
      size: 2,
      selectable: false,
    })
    expect(days[1]).toMatchObject({ condition: 'degraded', size: 3, selectable: true })
    expect(days[4]).toMatchObject({ condition: 'weekend', size: 1 })
  })

  test('owned days are those with files, and degraded ones can be left out', () => {
    const marks = { owned: [range('2025-04-01', '2025-04-06')], leavesDegradedOut: true }
    const days = daysOfMonth(coverage, 2025, 4, BOUNDS, marks)
    expect(days.map(({ isOwned }) => isOwned).slice(0, 3)).toEqual([true, true, false])
    expect(days.map(({ isLeftOut }) => isLeftOut).slice(0, 3)).toEqual([false, true, false])
  })

  test('what is still to come is pending on trading days and never selectable', () => {
    const bounds = { ...BOUNDS, max: day('2025-04-30'), pendingFrom: day('2025-04-03') }
    const days = daysOfMonth(coverage, 2025, 4, bounds)
    expect(days.slice(1, 5).map(({ isPending }) => isPending)).toEqual([false, true, true, false])
    expect(days[1]).toMatchObject({ selectable: true })
    expect(days[2]).toMatchObject({ selectable: false })
  })

  test('37 columns are enough for every month', () => {
    for (let year = 2000; year < 2032; year++) {
      for (let month = 1; month <= 12; month++) {
        expect(columnsBefore(year, month) + 31).toBeLessThanOrEqual(37)
      }
    }
  })
})

describe('keys', () => {
  const cases: [string, boolean, CalendarView, string, string][] = [
    ['ArrowRight', false, 'year', '2025-04-30', '2025-05-01'],
    ['ArrowLeft', false, 'year', '2025-01-01', '2024-12-31'],
    ['ArrowDown', false, 'year', '2025-04-09', '2025-05-07'],
    ['ArrowUp', false, 'year', '2025-05-30', '2025-04-30'],
    ['ArrowDown', false, 'month', '2025-04-09', '2025-04-16'],
    ['PageDown', false, 'year', '2025-01-31', '2025-02-28'],
    ['PageUp', true, 'year', '2024-02-29', '2023-02-28'],
    ['Home', false, 'year', '2025-04-09', '2025-04-01'],
    ['End', false, 'year', '2025-04-09', '2025-04-30'],
    ['Home', false, 'month', '2025-04-09', '2025-04-07'],
    ['End', false, 'month', '2025-04-09', '2025-04-13'],
    ['PageDown', true, 'year', '2026-04-09', '2026-09-17'],
  ]
  test.each(cases)(
    '%s (Shift %s) in the %s leads from %s to %s',
    (key, shiftKey, view, from, to) => {
      expect(isoDay(moveBy({ key, shiftKey }, day(from), view, BOUNDS)!)).toBe(to)
    }
  )

  test('other keys do not move', () => {
    expect(moveBy({ key: 'a', shiftKey: false }, BOUNDS.min, 'year', BOUNDS)).toBeNull()
  })

  test('up and down keep the weekday unless the row is too short', () => {
    fc.assert(
      fc.property(fc.integer({ min: BOUNDS.min + 40, max: BOUNDS.max - 40 }), (from) => {
        const to = moveBy({ key: 'ArrowDown', shiftKey: false }, from, 'year', BOUNDS)!
        const clipped = isoDay(to).endsWith('-01') || isoDay(to + 1).endsWith('-01')
        return weekdayOf(to) === weekdayOf(from) || clipped
      })
    )
  })
})

describe('choosing', () => {
  const chosen = range('2025-03-03', '2025-05-30')

  test('drag from one day to another, in either direction', () => {
    const { draft, reports } = run([
      { type: 'press', day: day('2025-04-10'), chosen },
      { type: 'over', day: day('2025-04-03') },
      { type: 'release' },
    ])
    expect(draft).toBeNull()
    expect(reports).toEqual([range('2025-04-03', '2025-04-10')])
  })

  test('press a first and then a last day', () => {
    const { reports } = run([
      { type: 'press', day: day('2025-04-03'), chosen },
      { type: 'release' },
      { type: 'over', day: day('2025-04-05') },
      { type: 'press', day: day('2025-04-10'), chosen },
    ])
    expect(reports).toEqual([range('2025-04-03', '2025-04-10')])
  })

  test('Escape after the first day leaves what was chosen', () => {
    const { draft, reports } = run([
      { type: 'press', day: day('2025-04-03'), chosen },
      { type: 'release' },
      { type: 'cancel' },
    ])
    expect(draft).toBeNull()
    expect(reports).toEqual([])
  })

  test('Shift extends from the end that has the focus, and Escape takes it back', () => {
    const { reports } = run([
      { type: 'extend', from: day('2025-05-30'), to: day('2025-05-31'), chosen },
      { type: 'extend', from: day('2025-05-31'), to: day('2025-06-01'), chosen },
      { type: 'cancel' },
    ])
    expect(reports).toEqual([
      range('2025-03-03', '2025-05-31'),
      range('2025-03-03', '2025-06-01'),
      chosen,
    ])
  })
})
