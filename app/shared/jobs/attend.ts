import type { PgBoss } from 'pg-boss'
import logger from '@adonisjs/core/services/logger'
import { ensureQueue } from '#shared/jobs/queue'
import type { HandledJob } from '#shared/jobs/registry'

/** Hands that do the jobs of a queue until the signal says that the worker ends. */
export async function attend(boss: PgBoss, job: HandledJob, signal: AbortSignal): Promise<void> {
  await ensureQueue(boss, job)
  if (signal.aborted) return
  const hands = Array.from({ length: job.concurrency ?? 2 })
  await Promise.all(hands.map(() => work(boss, job, signal)))
}

const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }

/** Who has done a job asks for the next one at once: the pauses are for queues in which nothing waits. */
async function work(boss: PgBoss, job: HandledJob, stopping: AbortSignal): Promise<void> {
  const hand: string = await boss.work(job.name, POLLING, async ([received]) => {
    if (!received) return
    try {
      const signal = AbortSignal.any([received.signal, stopping])
      await run(job, received.id, received.data as never, signal)
    } finally {
      boss.notifyWorker(hand)
    }
  })
}

async function run(job: HandledJob, id: string, payload: never, signal: AbortSignal) {
  const began = performance.now()
  const facts = () => ({ job: job.name, id, ms: Math.round(performance.now() - began) })
  try {
    await job.handle(payload, { signal })
    logger.info(facts(), 'job done')
  } catch (error) {
    logger.error({ err: error, ...facts() }, 'job failed')
    throw error
  }
}
