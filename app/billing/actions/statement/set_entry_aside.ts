import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { decide, lockEntry } from '#billing/actions/statement/hold_entry'

type Wish = { statementId: number; entryId: number; isAside: boolean; actor: Actor }

/** Takes a line that is no payment of an order off the list of open ones, or puts it back. */
export function setEntryAside({
  statementId,
  entryId,
  isAside,
  actor,
}: Wish): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const entry = await lockEntry(trx, statementId, entryId)
    if (!entry) return refuse('statements.errors.no_entry', { status: 404 })
    const [from, to] = isAside ? (['Open', 'SetAside'] as const) : (['SetAside', 'Open'] as const)
    if (entry.state !== from) return refuse('statements.errors.decided', { status: 409 })
    await decide(trx, entry, to, actor)
    await recordAudit(trx, {
      actor,
      subject: { type: 'bank_statement', id: statementId },
      action: isAside ? 'statements.set_aside' : 'statements.put_back',
      after: { entryId },
    })
    return ok()
  })
}
