import type { Mark } from '#catalogue/domain/day_mark'

export type DayFacts = {
  day: string
  isWeekend: boolean
  isHoliday: boolean
  files: number
  degraded: boolean
  note: { condition: Mark; mark: number | null } | null
  wasWithdrawn: boolean
  firstDay: string
  lastDay: string
}

export type Why =
  | 'marked_degraded'
  | 'marked_missing'
  | 'came_degraded'
  | 'available'
  | 'holiday'
  | 'weekend'
  | 'before'
  | 'awaited'
  | 'withdrawn'
  | 'noted_missing'
  | 'no_file'

/** The first reason that explains a day: what staff said of it, its files, its calendar, or why there are none. */
export function whyDay(facts: DayFacts): Why {
  const { note, files } = facts
  if (note !== null && note.mark !== null) return `marked_${note.condition}`
  if (files > 0) return facts.degraded ? 'came_degraded' : 'available'
  if (facts.isWeekend) return 'weekend'
  if (facts.isHoliday) return 'holiday'
  if (facts.wasWithdrawn) return 'withdrawn'
  if (note?.condition === 'missing') return 'noted_missing'
  if (facts.day < facts.firstDay) return 'before'
  return facts.day > facts.lastDay ? 'awaited' : 'no_file'
}
