import { rows, transaction } from '#shared/database'
import type { Caller } from '#delivery/domain/access'
import type { OpenClaim } from '#delivery/queries/list_open_claims'

export type ArchiveEntry = OpenClaim & { accessId: number }

type Start = { fulfilmentId: number; userId: number; claims: readonly OpenClaim[]; caller: Caller }

/** Books each file whole, and leaves out what another request has used up meanwhile. */
export async function beginArchive(start: Start): Promise<ArchiveEntry[]> {
  const { fulfilmentId, userId, claims, caller } = start
  const lines = await rows<{ claimId: string; accessId: number }>(null, BEGIN, {
    claims: claims.map(({ claimId }) => claimId),
    fulfilmentId,
    userId,
    ...caller,
  })
  const lineOf = new Map(lines.map(({ claimId, accessId }) => [claimId, accessId]))
  return claims.flatMap((claim) => {
    const accessId = lineOf.get(claim.claimId)
    return accessId === undefined ? [] : [{ ...claim, accessId }]
  })
}

const BEGIN = `
  with booked as (
    update delivery_claims c set bytes_served = bytes_served + f.bytes
      from delivery_files f
     where f.id = c.file_id and c.id = any(:claims::uuid[]) and c.ended_at is null
       and c.bytes_served + f.bytes <= 2 * f.bytes
    returning c.id, c.file_id, f.bytes)
  insert into delivery_accesses
    (fulfilment_id, file_id, claim_id, user_id, way, address, agent, bytes_asked)
  select :fulfilmentId, file_id, id, :userId, 'archive', :address, :agent, bytes from booked
  returning claim_id as "claimId", id as "accessId"`

type SentEntry = { entry: ArchiveEntry; sent: number }

export async function recordEntries(sent: readonly SentEntry[]): Promise<void> {
  if (sent.length === 0) return
  const lines = JSON.stringify(
    sent.map(({ entry: { accessId, claimId, fileId, bytes }, sent: count }) => {
      return { access: accessId, claim: claimId, file: fileId, bytes, sent: count }
    })
  )
  await transaction(async (trx) => {
    for (const sql of RECORD) await rows(trx, `${LINES} ${sql}`, [lines])
  })
}

const LINES = `
  with line as (
    select * from jsonb_to_recordset(?::jsonb)
      as line (access bigint, claim uuid, file bigint, bytes bigint, sent bigint))`

const RECORD = [
  `update delivery_files f set state = 'Used', used_at = now()
     from line, delivery_claims c
    where f.id = line.file and line.sent = line.bytes and f.state = 'Claimed'
      and c.id = line.claim and c.ended_at is null`,
  `update delivery_claims c
      set bytes_served = bytes_served - (line.bytes - line.sent),
          served = served + int8multirange(int8range(0, line.sent)),
          last_served_at = case when line.sent > 0 or line.bytes = 0 then now() else last_served_at end
     from line where c.id = line.claim`,
  `update delivery_accesses a
      set bytes_sent = line.sent, ended_at = now(),
          outcome = case when line.sent = line.bytes then 'complete' else 'cut' end
     from line where a.id = line.access and (line.sent > 0 or line.bytes = 0)`,
  `delete from delivery_accesses a using line
    where a.id = line.access and line.sent = 0 and line.bytes > 0`,
]
