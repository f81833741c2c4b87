import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import type { FileState } from '#delivery/domain/file_state'
import type { LockedFile } from '#delivery/queries/lock_file'

type EndedClaim = { outcome: 'downloaded' | 'returned' }

/** Used when bytes were served, else available again. The caller holds the file. */
export async function settleClaim(
  trx: TransactionClientContract,
  { id, state }: LockedFile
): Promise<FileState> {
  const [claim] = await rows<EndedClaim>(
    trx,
    `update delivery_claims
        set ended_at = now(),
            outcome = case when bytes_served = 0 then 'returned' else 'downloaded' end
      where file_id = ? and ended_at is null and ends_at <= now()
      returning outcome`,
    [id]
  )
  if (!claim || state !== 'Claimed') return state
  return claim.outcome === 'downloaded' ? markUsed(trx, id) : giveBack(trx, id)
}

/** A file was downloaded: dated by the last byte that left. */
export async function markUsed(trx: TransactionClientContract, id: number): Promise<FileState> {
  await rows(
    trx,
    `update delivery_files
        set state = 'Used',
            used_at = (select coalesce(max(last_served_at), now())
                         from delivery_claims where file_id = delivery_files.id)
      where id = ?`,
    [id]
  )
  return recordChange(trx, id, 'Used')
}

async function giveBack(trx: TransactionClientContract, id: number): Promise<FileState> {
  await rows(trx, `update delivery_files set state = 'Available' where id = ?`, [id])
  return recordChange(trx, id, 'Available')
}

async function recordChange(trx: TransactionClientContract, id: number, state: FileState) {
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'delivery_file', id },
    action: state === 'Used' ? 'delivery.file_used' : 'delivery.file_returned',
    before: { state: 'Claimed' },
    after: { state },
  })
  return state
}
