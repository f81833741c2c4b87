import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { recordAudit, type Actor } from '#shared/audit'
import { preparedRows, refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { made } from '#shared/storage'
import { refuseUnseen } from '#contracts/actions/papers/refuse_unseen'
import { findPaper } from '#contracts/queries/papers/find_paper'
import { holdContract } from '#contracts/queries/papers/hold_contract'

export type SentPaper = { name: string; read: () => Readable }

/** Where papers lie; each upload has a key of its own, so nobody reads half of the next one. */
export const PAPERS = 'contract-papers'

type Attachment = {
  contractId: number
  paper: SentPaper
  /** Checksum of the paper that somebody saw, null for none; undefined: whatever is there. */
  replaces: string | null | undefined
  actor: Actor
}

/** Attaches a paper, or replaces the one that is there. The bytes come first: a row always has its file. */
export async function attachPaper(of: Attachment): Promise<Result<undefined>> {
  const { contractId, paper, replaces, actor } = of
  const key = `${PAPERS}/${contractId}/${randomUUID()}.pdf`
  const { bytes, sha256 } = await made().putStream(key, paper.read())
  const attached = await refusableTransaction(async (trx) => {
    if (!(await holdContract(trx, contractId))) {
      return refuse('contracts.records.errors.not_found', { status: 404 })
    }
    const before = await findPaper(contractId, trx)
    const refused = refuseUnseen(before, replaces)
    if (refused) return refused
    const { name } = paper
    await preparedRows(trx, PUT, [contractId, key, name, bytes, sha256, actor.label])
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'contract', id: contractId }, action: 'contract.edited' },
      before: before ? { paper: before.name, paperSha256: before.sha256 } : {},
      after: { paper: name, paperSha256: sha256 },
    })
    return ok(before?.key)
  })
  if (!attached.ok) await made().remove(key)
  else if (attached.value) await made().remove(attached.value)
  return attached.ok ? ok() : attached
}

const PUT = `
  insert into contract_papers (contract_id, key, name, bytes, sha256, actor_label)
  values (?, ?, ?, ?, ?, ?)
  on conflict (contract_id) do update set key = excluded.key, name = excluded.name,
    bytes = excluded.bytes, sha256 = excluded.sha256, actor_label = excluded.actor_label,
    created_at = now()`
