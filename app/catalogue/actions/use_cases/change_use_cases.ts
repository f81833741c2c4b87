import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refusableTransaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** All or nothing. A name that was given away at the same moment is refused as taken. */
export async function changeUseCases<T>(
  change: (trx: TransactionClientContract) => Promise<Result<T>>
): Promise<Result<T>> {
  try {
    const changed = await refusableTransaction(change)
    if (changed.ok) forgetReferenceData()
    return changed
  } catch (error) {
    if (!isNameTaken(error)) throw error
    return refuse('use_cases.errors.name_taken', { field: 'name', status: 409 })
  }
}

const isNameTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'use_case_categories_name_en_key'
