import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { attend } from '#shared/jobs/attend'
import { outlasting } from '#shared/jobs/outlasting'
import { queue, stopQueue } from '#shared/jobs/queue'
import { allJobs, allSchedules, type Schedule } from '#shared/jobs/registry'

let stopping: AbortController | undefined
let beginning: Promise<void> | undefined
let loops: Promise<void>[] = []

/** Runs declared jobs and schedules; one that is asked to end meanwhile begins nothing more. */
export function startWorking(): Promise<void> {
  stopping = new AbortController()
  beginning = begin(stopping.signal)
  return beginning
}

async function begin(signal: AbortSignal): Promise<void> {
  const boss = await outlasting(signal, () => queue(true))
  if (!boss) return
  await attendAll(boss, signal)
  if (signal.aborted) return
  loops = allSchedules().map((schedule) => repeat(schedule, signal))
  logger.info({ jobs: allJobs().length, schedules: loops.length }, 'worker at work')
}

async function attendAll(boss: PgBoss, signal: AbortSignal): Promise<void> {
  for (const job of allJobs()) await outlasting(signal, () => attend(boss, job, signal))
}

/**
 * Stops taking work, lets what runs end, and hands the rest back to other workers. A hand that came to a
 * queue that is already stopped would hold the process for good, so the beginning ends before.
 */
export async function stopWorking(): Promise<void> {
  stopping?.abort()
  await beginning?.catch(() => undefined)
  await Promise.all(loops)
  await stopQueue()
}

async function repeat(schedule: Schedule, signal: AbortSignal) {
  while (!signal.aborted) {
    await sweep(schedule, signal).catch((error) =>
      logger.error({ err: error, schedule: schedule.name }, 'sweep failed')
    )
    await wait(schedule.everySeconds * 1000, undefined, { signal }).catch(() => {})
  }
}

/** Among all workers one runs a sweep; the database says whose turn it is. */
async function sweep({ name, everySeconds, handle }: Schedule, signal: AbortSignal) {
  const [turn] = await rows(
    null,
    `insert into job_sweeps (name, next_run_at) values (:name, now() + make_interval(secs => :pause))
     on conflict (name) do update set next_run_at = now() + make_interval(secs => :pause)
     where job_sweeps.next_run_at <= now()
     returning name`,
    { name, pause: everySeconds * 0.9 }
  )
  if (turn) await handle({ signal })
}
