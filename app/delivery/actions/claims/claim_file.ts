import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Refused, type Result } from '#shared/domain/result'
import { settleClaim } from '#delivery/actions/claims/settle_claim'
import { CLAIM_HOURS } from '#delivery/domain/claim_limits'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import type { FileState } from '#delivery/domain/file_state'
import { downloadRight } from '#delivery/queries/download_right'
import { lockFile } from '#delivery/queries/lock_file'
import type { Reference } from '#delivery/domain/reference'

export type ClaimRequest = { fileId: number; reference: Reference; userId: number; actor: Actor }
export type Claim = { id: string; fileId: number; endsAt: Date }
/** `isNew` false: the person's own claim that was open already. */
export type Claimed = Claim & { isNew: boolean }

/**
 * One-time download rule: 24 hours within the window, by the database's clock. Of any number of
 * claims one wins; asking again while it is open answers it, so that a lost answer costs nothing.
 */
export async function claimFile(request: ClaimRequest): Promise<Result<Claimed, DownloadRefusal>> {
  const right = await downloadRight(request.userId, request.reference)
  if (!right.ok) return right

  return transaction(async (trx) => {
    const file = await lockFile(trx, request)
    if (!file) return refuseDownload('delivery.errors.file_not_found')
    const state = await settleClaim(trx, file)
    const open = state === 'Claimed' ? await openClaimOf(trx, request) : undefined
    if (open) return ok({ ...open, isNew: false })
    const refused = refusedBy(state)
    if (refused) return refused
    const claim = await insertClaim(trx, request, right.value.windowEndsAt)
    if (!claim) return refuseDownload('delivery.errors.window_ended')
    await markClaimed(trx, claim, request.actor)
    return ok({ ...claim, isNew: true })
  })
}

function refusedBy(state: FileState): Refused<DownloadRefusal> | undefined {
  if (state === 'Available') return undefined
  return refuseDownload(
    state === 'Preparing' ? 'delivery.errors.not_ready' : 'delivery.errors.already_downloaded'
  )
}

async function openClaimOf(
  trx: TransactionClientContract,
  { fileId, userId }: ClaimRequest
): Promise<Claim | undefined> {
  const [claim] = await rows<Claim>(
    trx,
    `select id, file_id as "fileId", ends_at as "endsAt" from delivery_claims
      where file_id = ? and user_id = ? and ended_at is null and ends_at > now()`,
    [fileId, userId]
  )
  return claim
}

async function insertClaim(
  trx: TransactionClientContract,
  { fileId, userId }: ClaimRequest,
  windowEndsAt: Date | null
): Promise<Claim | undefined> {
  const [claim] = await rows<Claim>(
    trx,
    `with the_window as (select ?::timestamptz as ends_at)
     insert into delivery_claims (file_id, user_id, ends_at)
     select ?, ?, least(now() + make_interval(hours => ?), ends_at)
       from the_window where ends_at is null or ends_at > now()
     returning id, file_id as "fileId", ends_at as "endsAt"`,
    [windowEndsAt, fileId, userId, CLAIM_HOURS]
  )
  return claim
}

async function markClaimed(
  trx: TransactionClientContract,
  { id, fileId, endsAt }: Claim,
  actor: Actor
): Promise<void> {
  await rows(trx, `update delivery_files set state = 'Claimed' where id = ?`, [fileId])
  await recordAudit(trx, {
    actor,
    subject: { type: 'delivery_file', id: fileId },
    action: 'delivery.file_claimed',
    before: { state: 'Available' },
    after: { state: 'Claimed', claim: id, endsAt },
  })
}
