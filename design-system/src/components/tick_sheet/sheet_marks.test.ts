import { describe, expect, test } from 'vitest'
import { dayNumber } from '../date_text'
import { packDays, type CoverageMonth } from '../coverage_ribbon'
import { planRibbon } from '../coverage_ribbon/plan'
import { drawFilling, monthMarks } from './sheet_marks'

/** All weekdays of the months, none of them made yet. */
function sheetOf(from: string, to: string, width: number) {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at)
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  }
  const pending = packDays(days)
  const months = pending.map(({ month, days: available }): CoverageMonth => ({
    ...{ month, available, degraded: 0, missing: 0, holidays: 0 },
  }))
  const range = { from: dayNumber(from), to: dayNumber(to) }
  return planRibbon({ variant: 'stretch', months, pending, width, ...range })
}

describe('days that are being made', () => {
  const plan = sheetOf('2026-06-01', '2026-06-30', 400)
  const [first] = plan.ticks

  test('fill their hollow tick from the line upwards', () => {
    const { x, base } = first!
    expect(drawFilling(plan, [{ day: '2026-06-01', percent: 50 }])).toBe(
      `M${x} ${base}v-11h${plan.tick + 1}v11z`
    )
    expect(drawFilling(plan, [{ day: '2026-06-01', percent: 180 }])).toContain('v-22h')
  })

  test('fill nothing where no day is hollow, or a tick stands for more than one', () => {
    expect(drawFilling(plan, [{ day: '2026-06-06', percent: 50 }])).toBe('')
    const years = sheetOf('2022-01-03', '2026-06-30', 300)
    expect(years.unit).not.toBe('day')
    expect(drawFilling(years, [{ day: '2026-06-01', percent: 50 }])).toBe('')
  })
})

describe('names of months', () => {
  const labelOf = (month: number, isFirst: boolean) => `${month % 100}${isFirst ? ' of year' : ''}`

  test('stand below the first day of each, the year with the first', () => {
    const plan = sheetOf('2026-03-10', '2026-05-29', 800)
    const marks = monthMarks(plan, 800, labelOf)
    expect(marks.map(({ label }) => label)).toEqual(['3 of year', '4', '5'])
    expect(marks[0]!.x).toBe(plan.ticks[0]!.x)
    expect(marks[1]!.x).toBe(plan.ticks.find(({ from }) => from >= dayNumber('2026-04-01'))!.x)
  })

  test('never touch each other, and none is cut off at the end', () => {
    for (const width of [240, 340, 500]) {
      const plan = sheetOf('2025-01-02', '2026-06-30', width)
      const marks = monthMarks(plan, width, () => 'September')
      expect(marks.length).toBeGreaterThan(1)
      marks.forEach(({ x, label }, at) => {
        const end = x + label.length * 6.5
        expect(end).toBeLessThanOrEqual(marks[at + 1]?.x ?? width)
      })
    }
  })
})
