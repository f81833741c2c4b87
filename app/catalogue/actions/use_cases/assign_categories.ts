import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** These and no others; they cannot be deleted until the caller's transaction ends. */
export async function assignCategories(
  trx: TransactionClientContract,
  useCaseId: number,
  categories: number[]
): Promise<Result<undefined>> {
  const unknown = await findUnknown(trx, categories)
  if (unknown !== undefined) {
    const details = { field: 'categories', params: { id: unknown } }
    return refuse('use_cases.errors.category_unknown', details)
  }
  await rows(trx, 'delete from use_case_assignments where use_case_id = ?', [useCaseId])
  await rows(
    trx,
    `insert into use_case_assignments (use_case_id, category_id)
     select ?, id from unnest(?::int[]) as chosen (id)`,
    [useCaseId, categories]
  )
  return ok()
}

async function findUnknown(trx: TransactionClientContract, ids: number[]) {
  const known = await rows<{ id: number }>(
    trx,
    'select id from use_case_categories where id = any(?::int[]) order by id for key share',
    [ids]
  )
  const found = new Set(known.map(({ id }) => id))
  return ids.find((id) => !found.has(id))
}
