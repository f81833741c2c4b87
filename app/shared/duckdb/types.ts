export type Limits = {
  threads: number
  /** In DuckDB's words: `96MB`. A statement that needs more is refused. */
  memory: string
  /** What may be put aside on the disk beyond the memory; nothing when left out. */
  spill?: string
  /** Statements at once; the others wait for their turn. */
  atOnce: number
  mostMs: number
  /** Folders beside the engine's own that statements may read. */
  folders?: () => string[]
}

export type Watch = {
  signal?: AbortSignal
  onProgress?: (percent: number) => void
}

export type Cell = string | number | bigint | boolean | Date | null
export type Answer = {
  rows: Cell[][]
  /** Rows that a `copy … to` wrote. */
  changed: number
}

export type Setting = Pick<Limits, 'threads' | 'memory' | 'atOnce'> & {
  place: string
  spill: string
  folders: string[]
}
export type Order = { open: Setting } | { run: number; sql: string } | { interrupt: number }

export type News =
  | { ready: true }
  | { run: number; percent: number }
  | { run: number; answer: Answer }
  | { run: number; refusal: string }
