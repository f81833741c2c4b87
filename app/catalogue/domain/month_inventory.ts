import type { DayMask, MonthCoverage } from '#catalogue/domain/day_mask'

export type MonthInventory = MonthCoverage & {
  files: number
  bytes: number
  /** The part of them that belongs to the degraded days. */
  degradedFiles: number
  degradedBytes: number
  /** Numbers of each day from the first of the month, comma-separated; read only where needed. */
  dayFiles: string
  dayBytes: string
}

const DAYS_OF_MONTH = 31

/** From the month's sums where they fit; day by day only at the ends of a range. */
export function amountsOf(month: MonthInventory, days: DayMask): { files: number; bytes: number } {
  const { files, bytes, degradedFiles, degradedBytes } = month
  const sound = month.available | month.extra
  if (days === 0) return { files: 0, bytes: 0 }
  if (days === (sound | month.degraded)) return { files, bytes }
  if (days === sound) return { files: files - degradedFiles, bytes: bytes - degradedBytes }
  if (days === month.degraded) return { files: degradedFiles, bytes: degradedBytes }
  return { files: sumOf(month.dayFiles, days), bytes: sumOf(month.dayBytes, days) }
}

function sumOf(numbers: string, days: DayMask): number {
  const values = numbers.split(',')
  let sum = 0
  for (let bit = 0; bit < DAYS_OF_MONTH; bit++) {
    if (days & (1 << bit)) sum += Number(values[bit] ?? 0)
  }
  return sum
}
