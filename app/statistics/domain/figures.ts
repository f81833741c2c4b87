/** A figure above a chart, in cents or counted, with what it was in the span before and a year before. */
export type FigureOf = {
  id: string
  value: number
  isMoney: boolean
  before?: number
  yearBefore?: number
}

export type BarOf = {
  id: string
  /** A name where a bar is no stretch of days. */
  label?: string
  from?: string
  to?: string
  values: number[]
}

/** Bars over time, or one beside the other, the largest first. */
export type ChartOf = {
  kind: 'time' | 'ranked'
  step: 'day' | 'month' | 'year'
  series: string[]
  isMoney: boolean
  bars: BarOf[]
}

/** The same figures of three spans, each with its value in the span before and a year before. */
export function compared<Sums extends object>(
  [now, before, yearBefore]: readonly [Sums, Sums, Sums],
  picked: Readonly<Record<string, { of: (sums: Sums) => number; isMoney: boolean }>>
): FigureOf[] {
  return Object.entries(picked).map(([id, { of, isMoney }]) => ({
    ...{ id, isMoney, value: of(now), before: of(before), yearBefore: of(yearBefore) },
  }))
}
