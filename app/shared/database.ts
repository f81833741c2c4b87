import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import pooler from '#config/pooler'
import { markCarriedOut } from '#shared/database/named_call'
import { runPrepared, type Bindings } from '#shared/database/prepared'
import { noteChange } from '#shared/reading/replica'
import type { Result } from '#shared/domain/result'

/** Whatever runs SQL: a transaction, or null and the service for a connection of the pool. */
export type SqlClient = Pick<QueryClientContract, 'rawQuery'> | null

/** Runs everything that the callback does as one change: all of it, or on any error nothing. */
export async function transaction<T>(
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  const ends: Promise<unknown>[] = []
  const result = await db.transaction(async (trx) => {
    ends.push(trx.knexClient.executionPromise)
    const done = await callback(trx)
    await markCarriedOut(trx)
    return done
  })
  // Only this promise tells of a failed commit; the transaction itself ends as if all were well.
  await Promise.all(ends)
  await noteChange()
  return result
}

/** The same for what may be refused: of a change that is refused nothing stays either. */
export async function refusableTransaction<R extends Result<unknown>>(
  callback: (trx: TransactionClientContract) => Promise<R>
): Promise<R> {
  try {
    return await transaction(async (trx) => {
      const result = await callback(trx)
      if (!result.ok) throw new TakenBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as R
    throw error
  }
}

/** What the callback would come to: nothing of it stays, whether it is refused or not. */
export async function rehearsal<R extends Result<unknown>>(
  callback: (trx: TransactionClientContract) => Promise<R>
): Promise<R> {
  try {
    return await transaction(async (trx): Promise<R> => {
      throw new TakenBack(await callback(trx))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as R
    throw error
  }
}

class TakenBack extends Error {
  constructor(readonly result: Result<unknown>) {
    super('The transaction is taken back')
  }
}

/** Joins the caller's transaction where there is one, or opens its own. */
export function inTransaction<T>(
  trx: TransactionClientContract | null | undefined,
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return trx ? callback(trx) : transaction(callback)
}

/** Values are bound with `?` or `:name`; a literal question mark is `\\?`. */
export async function rows<T extends object = Record<string, unknown>>(
  client: SqlClient,
  sql: string,
  bindings: Bindings = []
): Promise<T[]> {
  const runner = client ?? db
  const result = await runner.rawQuery<{ rows: T[] }>(sql, bindings as never)
  return result.rows
}

/**
 * For the busiest statements: planned once per connection, unless what stands before the database keeps no
 * plans. Not for `select *` or made-up texts.
 */
export async function preparedRows<T extends object = Record<string, unknown>>(
  client: SqlClient,
  sql: string,
  bindings: Bindings = []
): Promise<T[]> {
  const runner = client === null || client === db ? db.connection() : client
  const own = runner as QueryClientContract
  return (await runPrepared(own, sql, bindings, pooler.keepsPlans)) as T[]
}
