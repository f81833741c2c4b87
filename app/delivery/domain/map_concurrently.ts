/** What worked, in no particular order, and the first problem, if there was one. */
export type Mapped<T> = { values: T[]; problem?: unknown }

/**
 * Applies `work` to every item, at most `limit` at a time. A problem does not end the others, and
 * does not throw: what is done is worth keeping.
 */
export async function mapConcurrently<I, T>(
  items: readonly I[],
  limit: number,
  work: (item: I) => Promise<T>
): Promise<Mapped<T>> {
  const mapped: Mapped<T> = { values: [] }
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) {
      try {
        mapped.values.push(await work(item))
      } catch (error) {
        mapped.problem ??= error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
  return mapped
}
