/** One value of a measure, told apart by its labels: `{ state: 'Waiting' }`. */
export type Reading = { value: number; labels?: Record<string, string> }

/** What a module counts for those who run the shop, read when they ask: a gauge of Prometheus. */
export type Measure = {
  /** Without the shop's name in front; ends with its unit: `mails_oldest_seconds`. */
  name: string
  help: string
  /** Reads along an index: it is asked every few seconds, at whatever size of the shop. */
  read(): Promise<Reading[]>
}
