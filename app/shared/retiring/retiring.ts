/** Rows that have served; statements of the module's own tables. What sweeps itself needs none. */
export type Retiring = {
  name: string
  /** From the moment that the statements compare with `:before`. */
  keptDays: number
  /** One row with the column `old`: how many there are. */
  counts: string
  /** Removes at most `:most` of them, the oldest first, and answers each as `row`. */
  removes: string
}
