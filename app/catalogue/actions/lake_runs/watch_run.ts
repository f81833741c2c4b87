import type { Reached } from '#shared/run_states'
import { lakeRunStates } from '#catalogue/actions/lake_runs/lake_run_states'

const NOTED_EVERY_MS = 500

export type RunWatch = { reached: Reached; signal: AbortSignal }

/** Does something for a run, and says twice a second how far that is; null once somebody has stopped it. */
export async function watchRun<T>(
  id: number,
  ending: AbortSignal | undefined,
  work: (watch: RunWatch) => Promise<T>
): Promise<T | null> {
  const stopped = new AbortController()
  const reached: Reached = { done: 0, total: null }
  const tell = async () => {
    if (!(await lakeRunStates.note(id, reached))) stopped.abort()
  }
  let told = Promise.resolve()
  const timer = setInterval(() => {
    told = told.then(tell).catch(() => undefined)
  }, NOTED_EVERY_MS)
  try {
    const signal = AbortSignal.any([ending ?? [], stopped.signal].flat())
    return await work({ reached, signal })
  } catch (error) {
    if (stopped.signal.aborted) return null
    throw error
  } finally {
    clearInterval(timer)
    await told
  }
}
