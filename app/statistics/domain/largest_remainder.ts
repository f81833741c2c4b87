/**
 * Whole cents that add up to a total: each exact part is rounded down, and the cents that are left go to
 * the largest rests, of equal ones to the first. The exact parts are fractions over one denominator.
 */
export function largestRemainder(
  total: number,
  numerators: readonly bigint[],
  denominator: bigint
): number[] {
  const parts = numerators.map((numerator, at) => {
    const rest = ((numerator % denominator) + denominator) % denominator
    return { at, whole: Number((numerator - rest) / denominator), rest }
  })
  const left = total - parts.reduce((sum, { whole }) => sum + whole, 0)
  const byRest = parts.toSorted((one, other) => Number(other.rest - one.rest) || one.at - other.at)
  for (const part of byRest.slice(0, left)) part.whole += 1
  return parts.map(({ whole }) => whole)
}

/** An amount by weights; without any weight all of it goes to the first part. */
export function shareOut(cents: number, weights: readonly bigint[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return weights.map((_, at) => (at === 0 ? cents : 0))
  return largestRemainder(
    cents,
    weights.map((weight) => BigInt(cents) * weight),
    all
  )
}
