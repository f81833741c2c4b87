import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAuditOfMany, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import type { Reference } from '#delivery/domain/reference'
import { signManifestJob } from '#delivery/jobs/sign_manifest'
import { ownerOf } from '#delivery/ports/delivery_owners'

export type Correction = { reference: Reference; productId: number; days: string[] }

type Renewed = { id: number; day: string; from: number; to: number; state: string }

/** Corrected whole days take the place of delivered ones and are granted anew, within the window, once a version; answers the days. */
export async function renewFiles(
  trx: TransactionClientContract,
  { reference, productId, days }: Correction
): Promise<string[]> {
  const delivered = await ownerOf(reference).describe(reference.key)
  if (!delivered?.isCompleted) return []
  const { windowEndsAt } = delivered
  const held = await rows<Renewed>(trx, HOLD, { ...reference, productId, days, windowEndsAt })
  if (held.length === 0) return []
  for (const statement of [KEEP, END_CLAIMS, RENEW]) {
    await rows(trx, statement, [held.map(({ id }) => id)])
  }
  await record(trx, held)
  await sendJob(trx, signManifestJob, { reference })
  return [...new Set(held.map(({ day }) => day))]
}

const record = (trx: TransactionClientContract, held: readonly Renewed[]) =>
  recordAuditOfMany(trx, {
    ...{ actor: SYSTEM_ACTOR, action: 'delivery.file_corrected', type: 'delivery_file' },
    entries: held.map(({ id, from, to, state }) => ({
      id,
      before: { state, version: from },
      after: { state: 'Available', version: to },
    })),
  })

/** Claims wait for these rows, so that each statement below sees what they did before. */
const HOLD = `
  select f.id, f.day::text as day, f.version as from, n.version as to, f.state
    from delivery_files f
    join lake_files n on n.product_id = f.product_id and n.day = f.day and n.part = f.part
   where f.fulfilment_id = (select id from fulfilments where owner_kind = :kind and owner_key = :key)
     and f.product_id = :productId and f.day = any(:days::date[]) and f.disk = 'lake'
     and f.state <> 'Preparing' and n.version > f.version and n.storage = 'lake'
     and n.sha256 is not null and :windowEndsAt::timestamptz > now()
   order by f.id for update of f`

const KEEP = `
  insert into delivery_file_versions
    (file_id, version, disk, key, condition, bytes, sha256, used_at)
  select id, version, disk, key, condition, bytes, sha256, used_at from delivery_files
   where id = any(?::bigint[]) and bytes is not null and sha256 is not null
  on conflict do nothing`

/** Bytes that are on their way reach their end: only a withdrawn claim would stop them. */
const END_CLAIMS = `
  update delivery_claims
     set ended_at = now(), outcome = case when bytes_served = 0 then 'returned' else 'downloaded' end
   where file_id = any(?::bigint[]) and ended_at is null`

const RENEW = `
  update delivery_files f
     set version = n.version, key = n.key, bytes = n.bytes, source_bytes = n.bytes,
         sha256 = n.sha256, condition = n.condition, row_count = n.row_count,
         state = 'Available', used_at = null, corrected_at = now()
    from lake_files n
   where f.id = any(?::bigint[]) and n.product_id = f.product_id and n.day = f.day
     and n.part = f.part and n.version > f.version`
