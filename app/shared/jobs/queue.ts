import { PgBoss } from 'pg-boss'
import config from '@adonisjs/core/services/config'
import logger from '@adonisjs/core/services/logger'
import type { Job } from '#shared/jobs/registry'

/** Where jobs rest whose last try has failed, until a person looks at them. */
export const DEAD_LETTERS = 'dead_letters'

const RETRY_LIMIT = 5
const FIRST_PAUSE_SECONDS = 2
const LONGEST_PAUSE_SECONDS = 600
const LONGEST_RUN_SECONDS = 900
/** A worker that is silent for so long has died; its jobs go to another one. */
const HEARTBEAT_SECONDS = 30
const SUPERVISION_SECONDS = 15
/** So many queues ask now and then; on a busy machine each takes its turn at the connections. */
const LONGEST_WAIT_MS = 60_000

let starting: Promise<PgBoss> | undefined
const queues = new Map<string, Promise<void>>()

/** Nothing is sent by a process that ends: a queue that a job began then would hold it for good. */
let isOver = false

/** Its tables come with the migrations. Only workers take jobs from it. */
export function queue(worker = false): Promise<PgBoss> {
  if (isOver) return Promise.reject(new Error('This process ends, and sends no more jobs'))
  starting ??= startQueue(worker).catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}

async function startQueue(worker: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    ...config.get<{ connectionString: string }>('database.connections.postgres.connection'),
    application_name: 'kontor-jobs',
    max: worker ? 4 : 2,
    connectionTimeoutMillis: worker ? LONGEST_WAIT_MS : undefined,
    supervise: worker,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    schedule: false,
    migrate: false,
    createSchema: false,
    useListenNotify: worker,
  })
  boss.on('error', ({ message, ...facts }: Error & { code?: string }) =>
    logger.error({ reason: message, code: facts.code }, 'the job queue reports an error')
  )
  try {
    await boss.start()
    await boss.createQueue(DEAD_LETTERS)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return boss
}

export function ensureQueue<P extends object>(boss: PgBoss, job: Job<P>): Promise<void> {
  const known = queues.get(job.name)
  if (known) return known
  const made = boss.createQueue(job.name, settingsOf(job)).catch((error) => {
    queues.delete(job.name)
    throw error
  })
  queues.set(job.name, made)
  return made
}

/** The policy lets one job wait under each key; jobs without a key get one of their own. */
function settingsOf<P extends object>({ retryLimit, retryDelaySeconds, expireInSeconds }: Job<P>) {
  const retryDelay = retryDelaySeconds ?? FIRST_PAUSE_SECONDS
  return {
    retryLimit: retryLimit ?? RETRY_LIMIT,
    retryDelay,
    ...(retryDelay > 0 ? { retryBackoff: true, retryDelayMax: LONGEST_PAUSE_SECONDS } : {}),
    policy: 'short',
    notify: true,
    deadLetter: DEAD_LETTERS,
    expireInSeconds: expireInSeconds ?? LONGEST_RUN_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  }
}

/** Lets running jobs finish (up to 20 s), which may send others meanwhile, hands the rest back, and closes the connections. */
export async function stopQueue(): Promise<void> {
  const boss = await starting?.catch(() => undefined)
  await boss?.stop({ graceful: true, timeout: 20_000 })
  isOver = true
  starting = undefined
  queues.clear()
}
