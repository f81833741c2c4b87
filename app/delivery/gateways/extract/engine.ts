import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { cutStatement, type Cut } from '#delivery/gateways/extract/statement'

const PROGRESS_EVERY_MS = 500

/** Part of the machine that all extractions of one worker share. */
export const ENGINE_LIMITS = { threads: '2', memory_limit: '512MB' }

let database: Promise<DuckDBInstance> | null = null

export type Watch = {
  signal: AbortSignal
  /** Percent of the file that was read; only where it can be told. */
  onProgress?: (percent: number) => void
}

/**
 * Writes the wanted rows of a file into a new one and answers how many they are. DuckDB works on
 * threads of its own within the limits, so the worker goes on with its heartbeats.
 * @throws Error in DuckDB's words; the reason of the signal when it was aborted.
 */
export async function cutFile(cut: Cut, { signal, onProgress }: Watch): Promise<number> {
  signal.throwIfAborted()
  const connection = await (await (database ??= open())).connect()
  const interrupt = () => connection.interrupt()
  signal.addEventListener('abort', interrupt, { once: true })
  const timer = onProgress && setInterval(() => tell(connection, onProgress), PROGRESS_EVERY_MS)
  try {
    const result = await connection.run(cutStatement(cut))
    return Number(result.rowsChanged)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', interrupt)
    connection.closeSync()
  }
}

function tell(connection: DuckDBConnection, onProgress: (percent: number) => void): void {
  const { percentage } = connection.progress
  if (percentage >= 0) onProgress(Math.min(99, Math.floor(percentage)))
}

async function open(): Promise<DuckDBInstance> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', ENGINE_LIMITS)
  const connection = await instance.connect()
  await connection.run('set enable_progress_bar = true')
  await connection.run('set enable_progress_bar_print = false')
  connection.closeSync()
  return instance
}
