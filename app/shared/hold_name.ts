import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'

/** Whoever else wants to hold the same name waits until this transaction ends. */
export const holdName = (trx: TransactionClientContract, name: string) =>
  preparedRows(trx, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
