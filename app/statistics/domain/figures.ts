/** A figure above a chart, in cents or counted, with what it was in the days that it is compared with. */
export type FigureOf = {
  id: string
  value: number
  isMoney: boolean
  before?: number
  /** Which part of another figure it is, now and then; none where that is nothing. */
  share?: { of: string; now: number | null; before: number | null }
}

export type BarOf = {
  id: string
  /** A name where a bar is no stretch of days. */
  label?: string
  from?: string
  to?: string
  values: number[]
  /** What its values added up to in the days that it is compared with. */
  before?: number
  href?: string
}

/** Bars over time, or one beside the other: the largest first, or steps in their order. */
export type ChartOf = {
  kind: 'time' | 'ranked' | 'steps'
  step: 'day' | 'month' | 'year'
  series: string[]
  isMoney: boolean
  bars: BarOf[]
}

/** A part of a whole; `other` is what is left beside the largest. */
export type PartOf = { id: string; label?: string; value: number; href?: string }

export type TabSums = {
  figures: FigureOf[]
  chart: ChartOf | null
  /** How what is ranked above has changed over time. */
  trend: ChartOf | null
  shares: PartOf[]
}

export type Picked<Sums> = Readonly<
  Record<string, { of: (sums: Sums) => number; isMoney: boolean; isOfToday?: boolean }>
>

/** The same figures of one span and, where it is compared, of another; what is of today has no other. */
export const figuresOf = <Sums>(now: Sums, before: Sums | null, picked: Picked<Sums>): FigureOf[] =>
  Object.entries(picked).map(([id, { of, isMoney, isOfToday = false }]) => ({
    ...{ id, isMoney, value: of(now) },
    ...(before !== null && !isOfToday && { before: of(before) }),
  }))
