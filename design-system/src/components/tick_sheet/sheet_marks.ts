import { dayNumber, partsOf } from '../date_text'
import type { IsoDay } from '../date_text'
import type { RibbonPlan } from '../coverage_ribbon/plan'

/** A day whose file is being made, and how much of it is there. */
export interface FillingDay {
  day: IsoDay
  percent: number
}

/** How a day that is being made looks in a legend. */
export const FILLING_MARK = {
  path: 'M1 8h4v8h-4zm0-8h4v1h-4zm0 0h1v8h-1zm3 0h1v8h-1z',
  className: 'fill-cov-available',
}

/** The name of a month below its first tick. */
export interface MonthMark {
  x: number
  label: string
}

/** Hollow ticks filled from the line upwards, as far as their files are made. */
export function drawFilling(plan: RibbonPlan, filling: readonly FillingDay[]): string {
  if (plan.unit !== 'day') return ''
  const percents = new Map(filling.map(({ day, percent }) => [dayNumber(day), percent]))
  const width = plan.tick < 3 ? plan.tick : plan.tick + 1
  return plan.ticks
    .filter(({ state, from }) => state === 'pending' && percents.has(from))
    .map(({ x, base, full, from }) => {
      const height = Math.round((full * Math.min(100, percents.get(from)!)) / 100)
      return `M${x} ${base}v-${height}h${width}v${height}z`
    })
    .join('')
}

/** Pixels of a letter of a label at its widest, and between two labels. */
const LETTER = 6.5
const GAP = 8

/** The months of a stretch by their names; of two that would touch the later one is left out. */
export function monthMarks(
  plan: RibbonPlan,
  width: number,
  labelOf: (month: number, isFirst: boolean) => string
): MonthMark[] {
  const marks: MonthMark[] = []
  let known = 0
  let free = 0
  for (const { x, from } of plan.ticks) {
    const { year, month } = partsOf(from)
    if (year * 100 + month === known) continue
    known = year * 100 + month
    const label = labelOf(known, marks.length === 0)
    const end = x + label.length * LETTER
    if (x < free || (end > width && marks.length > 0)) continue
    marks.push({ x, label })
    free = end + GAP
  }
  return marks
}
