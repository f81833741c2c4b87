import { dayOf, partsOf } from '../date_text'
import type { DayNumber } from '../date_text'
import { readCoverage } from './coverage'
import type { CoverageMonth, MonthDays } from './coverage'
import { drawFeet, drawMarks, drawTicks } from './paths'
import type { PlacedTick, TickPaths } from './paths'
import { makeScale } from './scale'
import type { RibbonUnit, Scale } from './scale'
import { gatherTicks } from './ticks'

/** Overview: a whole history. List: a row on an axis that products share. Stretch: bought days. */
export type RibbonVariant = 'overview' | 'list' | 'stretch'

export interface RibbonInput {
  variant: RibbonVariant
  months: readonly CoverageMonth[]
  from?: DayNumber
  to?: DayNumber
  width: number
  unit?: RibbonUnit
  pending?: readonly MonthDays[]
  taken?: readonly MonthDays[]
  framed?: { from: DayNumber; to: DayNumber }
}

/** Everything the drawing needs, in whole pixels; the same for the same input. */
export interface RibbonPlan {
  unit: RibbonUnit
  width: number
  height: number
  top: number
  base: number
  tick: number
  ticks: PlacedTick[]
  paths: TickPaths
  marks: Record<'missing' | 'degraded', string> | null
  feet: string
  years: YearMark[]
  frame: { x: number; width: number } | null
}

/** Where a year begins; the label is left out where the next one would touch it. */
export interface YearMark {
  x: number
  /** Where the label begins; at the end of the axis it moves inwards to stay whole. */
  labelX: number
  label: string | null
}

interface Measures {
  top: number
  full: number
  below: number
  maxPitch: number
  unit?: RibbonUnit
}

const MEASURES: Record<RibbonVariant, Measures> = {
  overview: { top: 6, full: 34, below: 26, maxPitch: 3 },
  list: { top: 1, full: 26, below: 8, maxPitch: 3, unit: 'month' },
  stretch: { top: 1, full: 22, below: 8, maxPitch: 9 },
}

/** Height in pixels that a ribbon takes at any width, so that nothing moves when it is measured. */
export function ribbonHeight(variant: RibbonVariant): number {
  const { top, full, below } = MEASURES[variant]
  return top + full + below
}

/** Lays a ribbon out for a width. Without `from` and `to` it spans the coverage itself. */
export function planRibbon(input: RibbonInput): RibbonPlan {
  const measures = MEASURES[input.variant]
  const coverage = readCoverage(input.months)
  const range = { from: input.from ?? coverage.first, to: input.to ?? coverage.last }
  const base = measures.top + measures.full
  if (!(range.from <= range.to)) return emptyPlan(input, base)
  const scale = makeScale({
    ...range,
    width: input.width,
    unit: input.unit ?? measures.unit,
    maxPitch: measures.maxPitch,
    weekendTicks: coverage.weekends,
  })
  const ticks = gatherTicks(coverage, scale, range, input.pending).map((tick) => ({
    ...tick,
    base,
    full: measures.full,
  }))
  return {
    ...emptyPlan(input, base),
    unit: scale.unit,
    width: scale.xOf(scale.slots - 1) + scale.tick,
    tick: scale.tick,
    ticks,
    paths: drawTicks(ticks, scale.tick),
    marks: scale.unit === 'day' ? null : drawMarks(ticks),
    feet: scale.unit === 'day' ? drawFeet(ticks, input.taken ?? [], scale.tick) : '',
    years: input.variant === 'stretch' ? [] : yearMarks(scale, range, input.width),
    frame: input.framed ? frameOf(scale, range, input.framed) : null,
  }
}

/** Marks the first slot of each year of a range, with labels that never touch each other. */
export function yearMarks(
  scale: Scale,
  range: { from: DayNumber; to: DayNumber },
  width: number
): YearMark[] {
  const marks: YearMark[] = []
  let free = 0
  for (let year = partsOf(range.from).year; year <= partsOf(range.to).year; year++) {
    const x = scale.xOf(scale.slotOf(Math.max(range.from, dayOf(year, 1, 1))))
    const labelX = Math.min(x, width - LABEL)
    const fits = labelX >= free
    if (fits) free = labelX + LABEL_ROOM
    marks.push({ x, labelX, label: fits ? String(year) : null })
  }
  return marks
}

const LABEL = 34
const LABEL_ROOM = 40

function frameOf(
  scale: Scale,
  range: { from: DayNumber; to: DayNumber },
  framed: { from: DayNumber; to: DayNumber }
): RibbonPlan['frame'] {
  const from = Math.max(range.from, framed.from)
  const to = Math.min(range.to, framed.to)
  if (from > to) return null
  const x = Math.max(1, scale.xOf(scale.slotOf(from)) - 1)
  return { x, width: scale.xOf(scale.slotOf(to)) + scale.tick + 1 - x }
}

function emptyPlan(input: RibbonInput, base: number): RibbonPlan {
  const { top } = MEASURES[input.variant]
  const height = ribbonHeight(input.variant)
  const paths = drawTicks([], 1)
  const { width } = input
  const none = {
    unit: 'day' as const,
    tick: 1,
    ticks: [],
    marks: null,
    feet: '',
    years: [],
    frame: null,
  }
  return { ...none, width, height, top, base, paths }
}
