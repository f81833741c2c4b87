import type { DayMask, MonthCoverage } from '#catalogue/domain/day_mask'

/** A month of a product with the amounts that its files add up to. */
export type MonthInventory = MonthCoverage & {
  files: number
  bytes: number
  /** Numbers of each day from the first of the month, comma-separated; read only where needed. */
  dayFiles: string
  dayBytes: string
}

const DAYS_OF_MONTH = 31

/** Files and bytes of some days of a month: the sums of the month where all its days count. */
export function amountsOf(month: MonthInventory, days: DayMask): { files: number; bytes: number } {
  const withFiles = month.available | month.degraded | month.extra
  if ((days & withFiles) === withFiles) return { files: month.files, bytes: month.bytes }
  if ((days & withFiles) === 0) return { files: 0, bytes: 0 }
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
