import { randomUUID } from 'node:crypto'
import { fromKnex } from 'pg-boss'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ensureQueue, queue } from '#shared/jobs/queue'
import { subscribersOf, type Job, type Topic } from '#shared/jobs/registry'

export type SendOptions = {
  /** At most one job waits under this key; another one sent meanwhile is dropped. */
  singletonKey?: string
  /** Seconds from now, or the moment, before which the job must not run. */
  startAfter?: number | Date
}

/**
 * Sends a job as part of the caller's transaction: it exists if and only if the transaction
 * commits. Without a transaction (null) it exists at once.
 */
export async function sendJob<P extends object>(
  trx: TransactionClientContract | null,
  job: Job<P>,
  payload: P,
  { singletonKey = randomUUID(), startAfter }: SendOptions = {}
): Promise<void> {
  const boss = await queue()
  await ensureQueue(boss, job)
  await boss.send(job.name, payload, { singletonKey, startAfter, db: within(trx) })
}

/** Announces something to every subscriber, in the caller's transaction. */
export async function publish<P extends object>(
  trx: TransactionClientContract | null,
  topic: Topic<P>,
  payload: P
): Promise<void> {
  for (const job of subscribersOf(topic)) await sendJob<P>(trx, job as Job<P>, payload)
}

/** The queue's statements on the connection of the caller. */
export function within(trx: TransactionClientContract | null) {
  return fromKnex((trx ?? db.connection()).getWriteClient() as never)
}
