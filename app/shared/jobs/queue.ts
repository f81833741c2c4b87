import { PgBoss, fromKnex } from 'pg-boss'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import type { Job, Topic } from '#shared/jobs/registry'
import { subscribersOf } from '#shared/jobs/registry'

export type SendOptions = {
  /** At most one waiting job with this key. */
  singletonKey?: string
  /** Seconds from now, or the moment, before which the job must not run. */
  startAfter?: number | Date
}

export const DEAD_LETTERS = 'dead_letters'
const RETRIES = { retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }

let starting: Promise<PgBoss> | undefined
const queues = new Map<string, Promise<void>>()

/** The queue of this process; its tables come with the migrations. */
export function queue(worker = false): Promise<PgBoss> {
  starting ??= startQueue(worker).catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}

async function startQueue(worker: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: env.get('DATABASE_URL'),
    application_name: 'kontor-jobs',
    max: worker ? 4 : 2,
    supervise: worker,
    schedule: false,
    migrate: false,
    createSchema: false,
    useListenNotify: worker,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  return boss
}

/** Makes sure that a job's queue exists, once for each process. */
export function ensureQueue<P extends object>(boss: PgBoss, job: Job<P>): Promise<void> {
  const known = queues.get(job.name)
  if (known) return known
  const made = boss
    .createQueue(job.name, {
      ...RETRIES,
      policy: 'standard',
      notify: true,
      deadLetter: DEAD_LETTERS,
      ...(job.retryLimit === undefined ? {} : { retryLimit: job.retryLimit }),
      expireInSeconds: job.expireInSeconds ?? 900,
    })
    .catch((error) => {
      queues.delete(job.name)
      throw error
    })
  queues.set(job.name, made)
  return made
}

/**
 * Sends a job as part of the caller's transaction: it exists if and only if the transaction
 * commits. Without a transaction (null) it exists at once.
 */
export async function sendJob<P extends object>(
  trx: TransactionClientContract | null,
  job: Job<P>,
  payload: P,
  options: SendOptions = {}
): Promise<void> {
  const boss = await queue()
  await ensureQueue(boss, job)
  const within = trx ? { db: fromKnex(trx.knexClient as never) } : {}
  await boss.send(job.name, payload, { ...options, ...within })
}

/** Announces something to every subscriber, in the caller's transaction. */
export async function publish<P extends object>(
  trx: TransactionClientContract | null,
  topic: Topic<P>,
  payload: P
): Promise<void> {
  for (const job of subscribersOf(topic)) await sendJob(trx, job as Job<P>, payload)
}

/** Lets running jobs finish (up to 20 s), hands the others back, and closes the connections. */
export async function stopQueue(): Promise<void> {
  if (!starting) return
  const boss = await starting.catch(() => undefined)
  starting = undefined
  queues.clear()
  await boss?.stop({ graceful: true, timeout: 20_000 })
}
