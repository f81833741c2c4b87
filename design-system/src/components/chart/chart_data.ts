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
  /** What its values added up to before, where bars are compared. */
  before?: number
}

/** What bars are compared with: a mark on each of them, and columns of the table. */
export interface ChartComparison {
  /** "Period before, 2026/04/01 to 2026/04/30" */
  label: string
  /** Head of the column of changes: "Change". */
  change: string
  /** A change in words: "+12 %". */
  describe: (value: number, before: number) => string
}

export interface ChartData {
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** Writes a value with its unit. */
  format: (value: number) => string
  /** Of bars only. */
  comparison?: ChartComparison
}

export function totalOf(point: ChartPoint): number {
  return point.values.reduce((sum, value) => sum + value, 0)
}

/** How far the axis reaches: to the longest bar, or to what it is compared with. */
export function farthestOf({ points, comparison }: ChartData): number {
  return Math.max(
    0,
    ...points.flatMap((point) => [totalOf(point), comparison ? beforeOf(point) : 0])
  )
}

export const beforeOf = ({ before = 0 }: ChartPoint): number => before

/** Whether all values are whole, so that the axis has no fractions either. */
export function isWhole(points: readonly ChartPoint[]): boolean {
  return points.every(({ values }) => values.every(Number.isInteger))
}

/** A point in words: "May 2026: 252; Active 212, Trial 31, Upcoming 9; Period before 240, +5 %". */
export function describePoint(data: ChartData, point: ChartPoint): string {
  const { series, format, comparison } = data
  const parts = series.map(({ label }, at) => `${label} ${format(point.values[at] ?? 0)}`)
  const before = beforeOf(point)
  return [
    `${point.label}: ${format(totalOf(point))}`,
    ...(series.length > 1 ? [parts.join(', ')] : []),
    ...(comparison ? [`${comparison.label} ${format(before)}, ${changeOf(data, point)}`] : []),
  ].join('; ')
}

/** What became of a bar since, in words. */
export const changeOf = ({ comparison }: ChartData, point: ChartPoint): string =>
  comparison?.describe(totalOf(point), beforeOf(point)) ?? ''

/** A moment of a line chart, whose series do not add up: "May 2026: Gross 3.20, Net 2.70". */
export function describeMoment({ series, format }: ChartData, point: ChartPoint): string {
  const parts = series.map(({ label }, at) => `${label} ${format(point.values[at] ?? 0)}`)
  return `${point.label}: ${parts.join(', ')}`
}
