import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { sendJob, type Job } from '#shared/jobs'

export type PendingRequest = { requestId: number }

/** Longer than the queue tries a job. */
const KEPT_DAYS = 14

type Request = { kind: 'registration' | 'sign_in_link'; email: string; payload: object }

/** The job carries a number only: nothing personal is in the queue. One job per address waits. */
export function passToWorker(
  job: Job<PendingRequest>,
  { kind, email, payload }: Request
): Promise<void> {
  const keyHash = hashOf(email)
  return transaction(async (trx) => {
    const [kept] = await rows<{ id: number }>(
      trx,
      'insert into pending_requests (kind, key_hash, payload) values (?, ?, ?::jsonb) returning id',
      [kind, keyHash, JSON.stringify(payload)]
    )
    await sendJob(trx, job, { requestId: kept!.id }, { singletonKey: keyHash })
  })
}

/** Forgets it then, and what the same address asked meanwhile. Redone where the worker dies. */
export async function settleRequest<P>(
  { requestId }: PendingRequest,
  settle: (payload: P) => Promise<void>
): Promise<void> {
  const [kept] = await rows<{ payload: P }>(
    null,
    'select payload from pending_requests where id = ?',
    [requestId]
  )
  if (!kept) return
  await settle(kept.payload)
  await rows(
    null,
    `delete from pending_requests other using pending_requests this
      where this.id = ? and other.kind = this.kind and other.key_hash = this.key_hash`,
    [requestId]
  )
}

/** Forgets what no worker has dealt with in two weeks. */
export async function sweepPendingRequests(): Promise<void> {
  const before = clock.now().minus({ days: KEPT_DAYS }).toJSDate()
  await rows(null, 'delete from pending_requests where created_at < ?', [before])
}

export async function forgetRequestsOf(
  trx: TransactionClientContract,
  emails: readonly string[]
): Promise<void> {
  await rows(trx, 'delete from pending_requests where key_hash = any(?)', [emails.map(hashOf)])
}

/** Says that two addresses are the same without saying which. */
const hashOf = (email: string) =>
  createHmac('sha256', identity.requestKey).update(email.trim().toLowerCase()).digest('hex')
