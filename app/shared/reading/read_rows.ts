import logger from '@adonisjs/core/services/logger'
import { preparedRows, rows, type SqlClient } from '#shared/database'
import { isUnreachable } from '#shared/database/is_unreachable'
import type { Bindings } from '#shared/database/prepared'
import { countAnswer } from '#shared/reading/answers'
import { replicaClient } from '#shared/reading/followed'
import { chosenNow, letRest } from '#shared/reading/replica'

/**
 * Rows of a list or a statistic: from the replica, if there is one that has what whoever asks has changed,
 * else from the database. They may be some seconds old, so nothing is decided by them.
 */
export const readRows = <T extends object = Record<string, unknown>>(
  sql: string,
  bindings: Bindings = []
): Promise<T[]> => reading((client) => rows<T>(client, sql, bindings))

/** The same for the busiest statements, see `preparedRows`. */
export const readPreparedRows = <T extends object = Record<string, unknown>>(
  sql: string,
  bindings: Bindings = []
): Promise<T[]> => reading((client) => preparedRows<T>(client, sql, bindings))

/** What the replica cannot answer, for whatever reason, the database does. */
async function reading<T>(read: (client: SqlClient) => Promise<T>): Promise<T> {
  const choice = await chosenNow()
  if (choice === 'replica') {
    try {
      const found = await read(replicaClient())
      countAnswer('replica')
      return found
    } catch (error) {
      if (isUnreachable(error)) letRest(error)
      else logger.warn({ err: error }, 'the replica could not answer a list')
    }
  }
  if (choice !== null) countAnswer(choice === 'replica' ? 'away' : choice)
  return read(null)
}
