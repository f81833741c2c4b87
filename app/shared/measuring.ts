/** One value of a measure, told apart by its labels: `{ state: 'Waiting' }`. */
export type Reading = { value: number; labels?: Record<string, string> }

/** What a module counts for those who run the shop, read when they ask: a gauge of Prometheus. */
export type Measure = {
  /** Without the shop's name in front; ends with its unit: `mails_oldest_seconds`. */
  name: string
  help: string
  /** Along an index, by `keptReading`: it is asked every few seconds, at whatever size of the shop. */
  read(): Promise<Reading[]>
}

const KEPT_MS = 10_000

/** Reads once for all measures that are told of it, and not again for ten seconds; failures are not kept. */
export function keptReading<T>(read: () => Promise<T>): () => Promise<T> {
  let until = 0
  let kept: Promise<T> | undefined
  return () => {
    if (kept && performance.now() < until) return kept
    until = performance.now() + KEPT_MS
    kept = read()
    kept.catch(() => (kept = undefined))
    return kept
  }
}
