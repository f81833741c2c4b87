import db from '@adonisjs/lucid/services/db'
import QueryStream from 'pg-query-stream'
import { numbered, type Pool, type StreamingConnection } from '#shared/database/prepared'
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
  return rowsOf(client.client as Pool<StreamingConnection>, sql, bindings)
}

/**
 * Knex would give the connection back twice, at the end of the rows and at that of their reader: the second
 * time it is somebody else's, who then shares it, and with it a transaction.
 */
async function* rowsOf<T extends object>(
  pool: Pool<StreamingConnection>,
  sql: string,
  bindings: readonly unknown[]
): AsyncGenerator<T> {
  const connection = await pool.acquireConnection()
  const { text } = numbered(sql)
  const stream = new Rows(connection, text, [...bindings])
  const closed = new Promise<void>((resolve) => void stream.once('close', resolve))
  // Told to whoever reads; once nobody does, it is nobody's.
  stream.on('error', () => {})
  try {
    pool.emit('query', { sql: text, bindings: [...bindings] })
    yield* connection.query(stream) as AsyncIterable<T>
  } finally {
    stream.destroy()
    await closed
    await pool.releaseConnection(connection)
  }
}

/** Let go of before their end, they wait for the database's word of it, which never comes when the connection breaks. */
class Rows extends QueryStream {
  constructor(
    private readonly connection: StreamingConnection,
    text: string,
    bindings: unknown[]
  ) {
    super(text, bindings, { batchSize: ROWS_AT_ONCE })
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    const over = () => done(error)
    this.connection.once('end', over)
    super._destroy(error as Error, (failure?: Error | null) => {
      this.connection.off('end', over)
      done(failure)
    })
  }
}
