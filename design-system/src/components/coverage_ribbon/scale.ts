import { partsOf, weekdayOf } from '../date_text'
import type { DayNumber } from '../date_text'

/** How much time one tick stands for. */
export type RibbonUnit = 'day' | 'week' | 'three_weeks' | 'month'

export interface ScaleOptions {
  from: DayNumber
  to: DayNumber
  /** Pixels at hand. */
  width: number
  /** Fixes the unit; otherwise the finest one that leaves two pixels a tick. */
  unit?: RibbonUnit
  /** The most pixels a day may take; 3 unless told. */
  maxPitch?: number
  /** Fixes the number of weeks, so that rows of several years align. */
  weeks?: number
  /** Whether Saturdays and Sundays hold ticks as well. */
  weekendTicks?: boolean
}

/** Where ticks stand. Slots are counted from 0; each has a whole pixel as its start. */
export interface Scale {
  unit: RibbonUnit
  /** Width of a tick in whole pixels. */
  tick: number
  slots: number
  slotOf(day: DayNumber): number
  xOf(slot: number): number
}

const MINIMUM = 2
const WEEKS: Record<'week' | 'three_weeks', number> = { week: 1, three_weeks: 3 }

/** Chooses the unit and the places of the ticks. Below two pixels a day one tick stands for a week, then for three weeks, then for a month. */
export function makeScale(options: ScaleOptions): Scale {
  const unit = options.unit ?? finestUnit(options)
  if (unit === 'day') return dayScale(options)
  return unit === 'month' ? monthScale(options) : weekScale(options, unit)
}

function finestUnit(options: ScaleOptions): RibbonUnit {
  const week = options.width / weeksOf(options)
  if (week >= 7 * MINIMUM) return 'day'
  if (week >= MINIMUM) return 'week'
  return week * 3 >= MINIMUM ? 'three_weeks' : 'month'
}

/** Inside a week the pitch is whole; the weekend takes what rounding leaves. */
function dayScale(options: ScaleOptions): Scale {
  const { from, to, width, maxPitch = 3, weekendTicks = false } = options
  const week = Math.min(7 * maxPitch, width / weeksOf(options))
  const pitch = Math.min(maxPitch, dayPitch(week, weekendTicks))
  const lead = options.weeks ? 0 : weekdayOf(from) * pitch
  const monday = mondayOf(from)
  return {
    unit: 'day',
    tick: tickWidth(pitch),
    slots: to - from + 1,
    slotOf: (day) => day - from,
    xOf: (slot) => {
      const since = from + slot - monday
      return Math.round(Math.floor(since / 7) * week) + (since % 7) * pitch - lead
    },
  }
}

function weekScale(options: ScaleOptions, unit: 'week' | 'three_weeks'): Scale {
  const monday = mondayOf(options.from)
  const days = 7 * WEEKS[unit]
  const slots = Math.ceil(weeksOf(options) / WEEKS[unit])
  return evenScale(unit, slots, options.width, (day) => Math.floor((day - monday) / days))
}

function monthScale({ from, to, width }: ScaleOptions): Scale {
  const first = monthIndex(from)
  const slots = monthIndex(to) - first + 1
  return evenScale('month', slots, width, (day) => monthIndex(day) - first)
}

function evenScale(
  unit: RibbonUnit,
  slots: number,
  width: number,
  slotOf: (day: DayNumber) => number
): Scale {
  const pitch = width / slots
  return { unit, tick: tickWidth(pitch), slots, slotOf, xOf: (slot) => Math.round(slot * pitch) }
}

/** Weeks read as fives: where room is short the weekend is narrowed before the days are. */
function dayPitch(week: number, weekendTicks: boolean): number {
  const even = Math.floor(week / 7)
  return weekendTicks ? even : Math.max(even, Math.min(3, Math.floor((week - 2) / 5)))
}

function tickWidth(pitch: number): number {
  return Math.min(3, Math.max(1, pitch < 6 ? Math.min(2, Math.floor(pitch) - 1) : 3))
}

function weeksOf({ from, to, weeks }: ScaleOptions): number {
  return weeks ?? Math.floor((to - mondayOf(from)) / 7) + 1
}

function mondayOf(day: DayNumber): DayNumber {
  return day - weekdayOf(day)
}

function monthIndex(day: DayNumber): number {
  const { year, month } = partsOf(day)
  return year * 12 + month
}
