/** What is counted. The order decides on colour and pattern; from the sixth on group as "Other". */
export interface ChartSeries {
  id: string
  label: string
}

/** One bar or one moment, with a value for each series. */
export interface ChartPoint {
  id: string
  label: string
  values: readonly number[]
}

export interface ChartData {
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** Writes a value with its unit. */
  format: (value: number) => string
}

export function totalOf(point: ChartPoint): number {
  return point.values.reduce((sum, value) => sum + value, 0)
}

/** Whether all values are whole, so that the axis has no fractions either. */
export function isWhole(points: readonly ChartPoint[]): boolean {
  return points.every(({ values }) => values.every(Number.isInteger))
}

/** A point in words: "May 2026: 252; Active 212, Trial 31, Upcoming 9". */
export function describePoint({ series, format }: ChartData, point: ChartPoint): string {
  const total = `${point.label}: ${format(totalOf(point))}`
  if (series.length < 2) return total
  const parts = series.map(({ label }, at) => `${label} ${format(point.values[at] ?? 0)}`)
  return `${total}; ${parts.join(', ')}`
}

/** A moment of a line chart, whose series do not add up: "May 2026: Gross 3.20, Net 2.70". */
export function describeMoment({ series, format }: ChartData, point: ChartPoint): string {
  const parts = series.map(({ label }, at) => `${label} ${format(point.values[at] ?? 0)}`)
  return `${point.label}: ${parts.join(', ')}`
}
