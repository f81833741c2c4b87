import delivery from '#config/delivery'
import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'

const BEATS_PER_LEASE = 3

/** When a worker has to let go of its task. */
export type Leave = {
  /** At once: the task is in other hands, or this process is to end. */
  now: AbortSignal
  /** At the next file at the latest: its turn is over as well. */
  soon: AbortSignal
}

export type HeldLease = Leave & { release(): void }

/** Prolongs a lease at every third of its length until it is released or found lost. */
export function holdLease(task: LeasedTask, { now, soon }: Partial<Leave> = {}): HeldLease {
  const lost = new AbortController()
  const beat = async () => {
    if (!(await prolong(task))) lost.abort(new LeaseLost(task))
  }
  const timer = setInterval(
    () => beat().catch((error) => logger.warn({ err: error, taskId: task.id }, 'no heartbeat')),
    (delivery.leaseSeconds * 1000) / BEATS_PER_LEASE
  )
  const any = (...signals: (AbortSignal | undefined)[]) =>
    AbortSignal.any(signals.filter((signal) => signal !== undefined))
  return {
    now: any(lost.signal, now),
    soon: any(lost.signal, now, soon),
    release: () => clearInterval(timer),
  }
}

async function prolong({ id, leaseId }: LeasedTask): Promise<boolean> {
  const held = await rows(
    null,
    `update delivery_tasks set lease_until = now() + make_interval(secs => ?)
      where id = ? and lease_id = ? and state = 'Running' returning id`,
    [delivery.leaseSeconds, id, leaseId]
  )
  return held.length > 0
}
