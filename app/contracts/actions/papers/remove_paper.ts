import { recordAudit, type Actor } from '#shared/audit'
import { preparedRows, refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { made } from '#shared/storage'
import { refuseUnseen } from '#contracts/actions/papers/refuse_unseen'
import { findPaper } from '#contracts/queries/papers/find_paper'
import { holdContract } from '#contracts/queries/papers/hold_contract'

type Removal = { contractId: number; replaces: string | null | undefined; actor: Actor }

/** Takes the paper off a contract; what it was called and its checksum stay in the history. */
export async function removePaper({
  contractId,
  replaces,
  actor,
}: Removal): Promise<Result<undefined>> {
  const removed = await refusableTransaction(async (trx) => {
    await holdContract(trx, contractId)
    const paper = await findPaper(contractId, trx)
    if (!paper) return refuse('contracts.papers.errors.gone', { field: 'file', status: 404 })
    const refused = refuseUnseen(paper, replaces)
    if (refused) return refused
    await preparedRows(trx, 'delete from contract_papers where contract_id = ?', [contractId])
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'contract', id: contractId }, action: 'contract.edited' },
      before: { paper: paper.name, paperSha256: paper.sha256 },
    })
    return ok(paper.key)
  })
  if (!removed.ok) return removed
  await made().remove(removed.value)
  return ok()
}
