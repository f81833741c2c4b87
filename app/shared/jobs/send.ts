import { randomUUID } from 'node:crypto'
import { fromKnex } from 'pg-boss'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withOrigin } from '#shared/jobs/origin'
import { ensureQueue, queue } from '#shared/jobs/queue'
import { subscribersOf, type Job, type Topic } from '#shared/jobs/registry'

export type SendOptions = {
  /** At most one job waits under this key; another one sent meanwhile is dropped. */
  singletonKey?: string
  /** Seconds from now, or the moment, before which the job must not run. */
  startAfter?: number | Date
}

/** In the caller's transaction: the job exists if it commits. Without one (null), at once. */
export async function sendJob<P extends object>(
  trx: TransactionClientContract | null,
  job: Job<P>,
  payload: P,
  { singletonKey = randomUUID(), startAfter }: SendOptions = {}
): Promise<void> {
  const boss = await queue()
  await ensureQueue(boss, job)
  await boss.send(job.name, withOrigin(payload), { singletonKey, startAfter, db: within(trx) })
}

export async function publish<P extends object>(
  trx: TransactionClientContract | null,
  topic: Topic<P>,
  payload: P
): Promise<void> {
  for (const job of subscribersOf(topic)) await sendJob<P>(trx, job as Job<P>, payload)
}

export function within(trx: TransactionClientContract | null) {
  return fromKnex((trx ?? db.connection()).getWriteClient() as never)
}
