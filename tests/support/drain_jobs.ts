import { carryOut } from '#shared/jobs/carry_out'
import { ensureQueue, queue } from '#shared/jobs/queue'
import { allJobs, type HandledJob } from '#shared/jobs/registry'
import { within } from '#shared/jobs/send'

const MOST_JOBS = 500

type Options = {
  /** Names or beginnings of names of the jobs that may run; all of them where nothing is said. */
  only?: string[]
}

/**
 * Runs waiting jobs, and those that they send, until none is due: what a worker would do, without a
 * process and without waiting. Sees the jobs of the test's own transaction. A job that fails is tried
 * again when its pause is over, as always.
 */
export async function drainJobs({ only = [''] }: Options = {}): Promise<number> {
  let done = 0
  for (let found = true; found && done < MOST_JOBS;) {
    found = false
    for (const job of allJobs().filter(({ name }) =>
      only.some((start) => name.startsWith(start))
    )) {
      while (await runNext(job)) {
        found = true
        done++
      }
    }
  }
  return done
}

async function runNext(job: HandledJob): Promise<boolean> {
  const boss = await queue()
  await ensureQueue(boss, job)
  const db = within(null)
  const [received] = await boss.fetch<object>(job.name, { db })
  if (!received) return false
  try {
    await carryOut(job, received, { signal: new AbortController().signal })
    await boss.complete(job.name, received.id, null, { db })
  } catch (error) {
    await boss.fail(job.name, received.id, { message: (error as Error).message }, { db })
  }
  return true
}
