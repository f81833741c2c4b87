import type { PgBoss } from 'pg-boss'
import { carryOut } from '#shared/jobs/carry_out'
import { ensureQueue } from '#shared/jobs/queue'
import type { HandledJob } from '#shared/jobs/registry'

/** Hands that do the jobs of a queue until the signal says that the worker ends. */
export async function attend(boss: PgBoss, job: HandledJob, signal: AbortSignal): Promise<void> {
  await ensureQueue(boss, job)
  if (signal.aborted) return
  const hands: string[] = []
  for (let at = 0; at < (job.concurrency ?? 2); at++) await addHand({ boss, job, signal, hands })
}

/** The database tells of jobs that are sent; those whose time comes later are looked for. */
const LOOKS = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }
const RESTS = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 30 }

type Crew = { boss: PgBoss; job: HandledJob; signal: AbortSignal; hands: string[] }

/**
 * Only the first hand of a queue looks often: who has found a job wakes the next, and who has done one
 * asks again at once. The pauses are for queues in which nothing waits.
 */
async function addHand({ boss, job, signal: stopping, hands }: Crew): Promise<void> {
  const at = hands.length
  const wake = (hand: string | undefined) => hand && boss.notifyWorker(hand)
  const hand = await boss.work<object>(job.name, at === 0 ? LOOKS : RESTS, async ([received]) => {
    if (!received) return
    wake(hands[at + 1])
    try {
      const signal = AbortSignal.any([received.signal, stopping])
      await carryOut(job, received, { signal })
    } finally {
      wake(hands[at])
    }
  })
  hands.push(hand)
}
