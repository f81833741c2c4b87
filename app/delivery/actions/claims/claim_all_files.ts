import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { CLAIM_HOURS } from '#delivery/domain/claim_limits'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { downloadRight } from '#delivery/queries/download_right'
import type { Reference } from '#delivery/domain/reference'

export type ClaimAllRequest = { reference: Reference; userId: number; actor: Actor }

/** Each file has one winner, as in a single claim; answers how many were won. */
export async function claimAllFiles(
  request: ClaimAllRequest
): Promise<Result<number, DownloadRefusal>> {
  const right = await downloadRight(request.userId, request.reference)
  if (!right.ok) return right
  return transaction(async (trx) => {
    const claimed = await rows<{ fulfilmentId: number }>(trx, CLAIM, {
      windowEndsAt: right.value.windowEndsAt,
      ...request.reference,
      userId: request.userId,
      hours: CLAIM_HOURS,
    })
    if (await hasEnded(trx, right.value.windowEndsAt)) {
      return refuseDownload('delivery.errors.window_ended')
    }
    if (claimed.length > 0) await record(trx, request.actor, claimed)
    return ok(claimed.length)
  })
}

const CLAIM = `
  with wanted as (
    select f.id, f.fulfilment_id from delivery_files f
     where f.fulfilment_id = (select id from fulfilments where owner_kind = :kind and owner_key = :key)
       and f.state = 'Available' and coalesce(:windowEndsAt::timestamptz > now(), true)
     order by f.id for update skip locked),
  claimed as (
    insert into delivery_claims (file_id, user_id, ends_at)
    select id, :userId, least(now() + make_interval(hours => :hours), :windowEndsAt::timestamptz)
      from wanted returning file_id)
  update delivery_files f set state = 'Claimed'
    from claimed where f.id = claimed.file_id
  returning f.fulfilment_id as "fulfilmentId"`

async function hasEnded(trx: TransactionClientContract, windowEndsAt: Date | null) {
  const [ended] = await rows<{ ended: boolean }>(
    trx,
    'select coalesce(?::timestamptz <= now(), false) as ended',
    [windowEndsAt]
  )
  return ended!.ended
}

const record = (
  trx: TransactionClientContract,
  actor: Actor,
  claimed: { fulfilmentId: number }[]
) =>
  recordAudit(trx, {
    actor,
    subject: { type: 'fulfilment', id: claimed[0]!.fulfilmentId },
    action: 'delivery.files_claimed',
    after: { files: claimed.length },
  })
