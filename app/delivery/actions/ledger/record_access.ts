import { rows } from '#shared/database'
import type { AccessWay } from '#delivery/domain/access'

export type AccessStart = {
  fulfilmentId: number
  fileId: number
  claimId?: string
  linkId?: string
  userId?: number
  way: AccessWay
  address: string
  agent: string
  firstByte: number
  bytesAsked: number
}

export async function beginAccess(start: AccessStart): Promise<number> {
  const [access] = await rows<{ id: number }>(
    null,
    `insert into delivery_accesses (fulfilment_id, file_id, claim_id, link_id, user_id, way, address,
       agent, first_byte, bytes_asked)
     values (:fulfilmentId, :fileId, :claimId, :linkId, :userId, :way, :address, :agent, :firstByte,
       :bytesAsked)
     returning id`,
    { claimId: null, linkId: null, userId: null, ...start }
  )
  return access!.id
}

/** Somebody else sends the piece, and nobody counts it. */
export async function beginHandedOver(start: AccessStart): Promise<void> {
  const id = await beginAccess(start)
  await rows(
    null,
    `update delivery_accesses
        set outcome = 'handed_over', ended_at = now(), bytes_sent = bytes_asked where id = ?`,
    [id]
  )
}

export async function endAccess(id: number, bytesSent: number): Promise<void> {
  await rows(
    null,
    `update delivery_accesses
        set bytes_sent = :sent, ended_at = now(),
            outcome = case when :sent = bytes_asked then 'complete' else 'cut' end
      where id = :id and outcome = 'running'`,
    { id, sent: bytesSent }
  )
}

export type Visit = { fulfilmentId: number; linkId: string; address: string; agent: string }

export async function recordVisit({ fulfilmentId, linkId, address, agent }: Visit): Promise<void> {
  await rows(
    null,
    `insert into delivery_accesses (fulfilment_id, link_id, way, address, agent, outcome, ended_at)
     values (?, ?, 'link', ?, ?, 'shown', now())`,
    [fulfilmentId, linkId, address, agent]
  )
}
