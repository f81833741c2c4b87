import { CLAIM_HOURS, refuseDownload, type DownloadRefusal } from '#delivery'
import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'

export type TestClaim = { claimId: string; endsAt: Date; isNew: boolean }

const FREE =
  'used_at is null and (claim_id is null or (claim_ends_at <= now() and bytes_served = 0))'

/** Claimed and not fetched yet. */
const OPEN = 'used_at is null and claim_ends_at > now()'

const CLAIM = `
  update test_order_files
     set claim_id = gen_random_uuid(), claim_ends_at = now() + make_interval(hours => :hours)
   where order_number = :number and (:fileId::bigint is null or id = :fileId::bigint) and ${FREE}
  returning claim_id as "claimId", claim_ends_at as "endsAt"`

type Wish = { number: number; fileId: number }
type Row = { claimId: string; endsAt: Date }

/** Of any number of claims one wins; asking again while it is open answers it. */
export async function claimTestFile(wish: Wish): Promise<Result<TestClaim, DownloadRefusal>> {
  const [claimed] = await rows<Row>(null, CLAIM, { ...wish, hours: CLAIM_HOURS })
  if (claimed) return ok({ ...claimed, isNew: true })
  const [file] = await rows<{ claimId: string | null; endsAt: Date | null }>(
    null,
    `select case when used_at is null and claim_ends_at > now() then claim_id end as "claimId",
            claim_ends_at as "endsAt"
       from test_order_files where order_number = :number and id = :fileId`,
    wish
  )
  if (!file) return refuseDownload('delivery.errors.file_not_found')
  const { claimId, endsAt } = file
  if (claimId && endsAt) return ok({ claimId, endsAt, isNew: false })
  return refuseDownload('delivery.errors.already_downloaded')
}

/** All that are left; answers how many claims are open then. */
export async function claimTestArchive(number: number): Promise<number> {
  await rows(null, CLAIM, { number, fileId: null, hours: CLAIM_HOURS })
  const [open] = await rows<{ files: number }>(
    null,
    `select count(*) as files from test_order_files where order_number = ? and ${OPEN}`,
    [number]
  )
  return open!.files
}

export type OpenTestFile = { id: number; path: string; content: Buffer }

export const listOpenTestFiles = (number: number): Promise<OpenTestFile[]> =>
  rows<OpenTestFile>(
    null,
    `select id, path, content from test_order_files
      where order_number = ? and ${OPEN}
      order by path, id`,
    [number]
  )
