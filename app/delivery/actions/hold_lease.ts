import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { leaseSeconds } from '#delivery/domain/lease'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'

const BEATS_PER_LEASE = 3

export type HeldLease = {
  /** Aborted when the task is in other hands or this process is to end. */
  signal: AbortSignal
  release(): void
}

/** Prolongs a lease at every third of its length until it is released or found lost. */
export function holdLease(task: LeasedTask, stopping?: AbortSignal): HeldLease {
  const lost = new AbortController()
  const beat = async () => {
    if (!(await prolong(task))) lost.abort(new LeaseLost(task))
  }
  const timer = setInterval(
    () => beat().catch((error) => logger.warn({ err: error, taskId: task.id }, 'no heartbeat')),
    (leaseSeconds() * 1000) / BEATS_PER_LEASE
  )
  return {
    signal: stopping ? AbortSignal.any([lost.signal, stopping]) : lost.signal,
    release: () => clearInterval(timer),
  }
}

async function prolong({ id, leaseId }: LeasedTask): Promise<boolean> {
  const held = await rows(
    null,
    `update delivery_tasks set lease_until = now() + make_interval(secs => ?)
      where id = ? and lease_id = ? and state = 'Running' returning id`,
    [leaseSeconds(), id, leaseId]
  )
  return held.length > 0
}
