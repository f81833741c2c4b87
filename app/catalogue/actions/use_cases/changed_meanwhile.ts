import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { refuse, type Refused } from '#shared/domain/result'

/** The refusal of a change that was decided on an older version: says who has changed it since then. */
export async function changedMeanwhile(
  trx: TransactionClientContract,
  type: 'use_case' | 'use_case_category',
  id: number
): Promise<Refused> {
  const who = (await listAudit({ type, id }, trx)).at(-1)?.actor.label ?? '–'
  return refuse('use_cases.errors.changed', { params: { who }, status: 409 })
}
