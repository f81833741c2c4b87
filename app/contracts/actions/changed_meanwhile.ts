import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { refuse, type Refused } from '#shared/domain/result'

type Known = { id: number; name: string; country: string; version?: number }

/** The refusal of a change that was decided on an older version: says who has changed what since then. */
export async function changedMeanwhile(
  trx: TransactionClientContract,
  id: number,
  seenVersion: number
): Promise<Refused> {
  const history = await listAudit({ type: 'business_partner', id }, trx)
  const since = history.filter(({ after }) => ((after as Known | null)?.version ?? 0) > seenVersion)
  const [first, last] = [since[0], since.at(-1)]
  if (!first || !last) return refuse('partners.errors.changed', { status: 409 })
  const params = {
    who: last.actor.label,
    before: inWords(first.before as Known | null),
    after: inWords(last.after as Known | null),
  }
  return refuse('partners.errors.changed_by', { params, status: 409 })
}

const inWords = (partner: Known | null) =>
  partner ? [partner.id, partner.name, partner.country].join(', ') : '–'
