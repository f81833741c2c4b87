/** The rule or text that applies on a day: the last to begin; before all of them the first. */
export function inForceOn<Dated extends { effectiveFrom: string }>(
  day: string,
  all: readonly Dated[]
): Dated {
  const sorted = all.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
  const current = sorted.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? sorted[0]
  if (!current) throw new Error('Nothing is in force')
  return current
}
