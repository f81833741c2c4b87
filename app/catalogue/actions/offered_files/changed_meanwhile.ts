import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { refuse, type Refused } from '#shared/domain/result'
import type { HeldFile } from '#catalogue/actions/offered_files/hold_shelf'
import { historyOf } from '#catalogue/domain/offered_files/shelf'

/** Whoever decided on an older version of a file is told who was quicker. */
export async function changedMeanwhile(
  trx: TransactionClientContract,
  { file, shelf }: HeldFile,
  seen: number,
  code: 'changed' | 'changed_before' = 'changed'
): Promise<Refused | null> {
  if (file.version === seen) return null
  const history = await listAudit(historyOf(shelf), trx)
  const last = history.findLast(({ after }) => after?.name === file.name)
  const who = last?.actor.label ?? '–'
  return refuse(`offered_files.errors.${code}`, { status: 409, params: { who } })
}

/** What somebody else has taken away meanwhile. */
export const noSuchFile = () => refuse('offered_files.errors.gone', { status: 404 })
