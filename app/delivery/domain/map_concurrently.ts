/** What worked, in no sequence, and the first problem, if there was one. */
export type Mapped<T> = { values: T[]; problem?: unknown }

/** At most `limit` at a time. A problem ends no others and does not throw: the rest is kept. */
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
