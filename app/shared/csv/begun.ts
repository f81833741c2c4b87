export type Begun<T> = AsyncIterable<T> & { return(): Promise<void> }

/** The first row is fetched here, so a failing statement fails here. `return` frees the rest. */
export async function begun<T>(rows: AsyncIterable<T> | Iterable<T>): Promise<Begun<T>> {
  const iterator =
    Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  const first = await iterator.next()
  return {
    async *[Symbol.asyncIterator]() {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value
    },
    async return() {
      await iterator.return?.()
    },
  }
}
