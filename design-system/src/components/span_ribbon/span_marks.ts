import { yearsWithin, type StretchAxis } from '../stretch_ribbon'

/** A day that is marked on an axis, with its name. */
export interface SpanMark {
  day: string
  label: string
}

/** More names do not fit beside each other above a row. */
const MOST_NAMED = 6

const STEPS = [1, 2, 5, 10, 20] as const

const QUARTERS = ['01', '04', '07', '10'] as const

/** What is marked on an axis that begins with a year: quarters of a single one, else years; of many only every second, fifth, … one. */
export function marksOn(axis: StretchAxis): SpanMark[] {
  const years = [axis.from, ...yearsWithin(axis)].map((day) => day.slice(0, 4))
  const [only] = years
  if (years.length === 1) {
    return QUARTERS.map((month) => ({ day: `${only}-${month}-01`, label: `${only}/${month}` }))
  }
  const step = STEPS.find((one) => years.length <= one * MOST_NAMED) ?? STEPS.at(-1)!
  return years
    .filter((year) => Number(year) % step === 0)
    .map((year) => ({ day: `${year}-01-01`, label: year }))
}
