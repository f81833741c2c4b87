import db from '@adonisjs/lucid/services/db'
import { countAnswer } from '#shared/reading/answers'
import { replicaClient } from '#shared/reading/followed'
import { chosenNow } from '#shared/reading/replica'

const ROWS_AT_ONCE = 500

/** For exports of any length, as `readRows`. Holds one connection until the loop ends or is left. */
export async function streamRows<T extends object>(
  sql: string,
  bindings: readonly unknown[] = []
): Promise<AsyncIterable<T>> {
  const choice = await chosenNow()
  if (choice !== null) countAnswer(choice)
  const client = (choice === 'replica' ? replicaClient() : db.connection()).getReadClient()
  return client.raw(sql, bindings as never).stream({ batchSize: ROWS_AT_ONCE })
}
