import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { settleClaim } from '#delivery/actions/claims/settle_claim'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { downloadRight } from '#delivery/queries/download_right'
import { type ClaimedFile, findClaimedFile } from '#delivery/queries/find_claimed_file'
import { lockFile } from '#delivery/queries/lock_file'

export type DownloadRequest = { claimId: string; userId: number }

/** For any number of requests. A claim whose time is over is settled here, ahead of the sweep. */
export async function openDownload({
  claimId,
  userId,
}: DownloadRequest): Promise<Result<ClaimedFile, DownloadRefusal>> {
  const file = await findClaimedFile(claimId, userId)
  if (!file) return refuseDownload('delivery.errors.file_not_found')
  const right = await downloadRight(userId, file.reference)
  if (!right.ok) return right

  if (file.phase === 'due') return refuseDownload(await settle(file))
  if (file.phase !== 'open') return refuseDownload(refusalOf(file.phase))
  if (await hasPassed(right.value.windowEndsAt)) {
    return refuseDownload('delivery.errors.window_ended')
  }
  return ok(file)
}

const settle = (file: ClaimedFile): Promise<DownloadRefusal> =>
  transaction(async (trx) => {
    const locked = await lockFile(trx, file)
    const state = locked && (await settleClaim(trx, locked))
    return refusalOf(state === 'Used' ? 'downloaded' : 'returned')
  })

const refusalOf = (outcome: 'downloaded' | 'returned' | 'withdrawn'): DownloadRefusal =>
  outcome === 'downloaded' ? 'delivery.errors.already_downloaded' : 'delivery.errors.claim_ended'

async function hasPassed(moment: Date | null): Promise<boolean> {
  if (!moment) return false
  const [compared] = await rows<{ passed: boolean }>(null, 'select now() >= ? as passed', [moment])
  return compared!.passed
}
