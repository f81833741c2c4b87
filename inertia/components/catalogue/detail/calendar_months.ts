import type { CalendarMonth } from '@kontor/design-system/coverage_calendar'
import type { CoverageMonth } from '@kontor/design-system/coverage_ribbon'

type SizedMonth = CoverageMonth & {
  /** A letter a day: "." no file, the further in the alphabet the larger. */
  sizes: string
}

/** Months whose days know whether their files are small, middle or large for this product. */
export function calendarMonths(months: readonly SizedMonth[]): CalendarMonth[] {
  const [middle, large] = thirds(months.flatMap(({ sizes }) => [...sizes.replaceAll('.', '')]))
  return months.map(({ sizes, ...month }) => ({
    ...month,
    medium: maskOf(sizes, (letter) => letter > middle && letter <= large),
    large: maskOf(sizes, (letter) => letter > large),
  }))
}

/** The letters at which the second and the last third of all days begin. */
function thirds(letters: string[]): [middle: string, large: string] {
  const sorted = letters.sort()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 'A'
  return [at(1 / 3), at(2 / 3)]
}

function maskOf(sizes: string, matches: (letter: string) => boolean): number {
  let mask = 0
  for (const [bit, letter] of [...sizes].entries()) {
    if (letter !== '.' && matches(letter)) mask |= 1 << bit
  }
  return mask
}
