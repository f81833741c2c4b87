import { test } from '@japa/runner'
import { runPrepared } from '#shared/database/prepared'

type Query = { name?: string; text: string; values: unknown[] }

/** A client that has one connection, and notes what is sent over it. */
function noting() {
  const sent: Query[] = []
  const connection = {
    query: async (query: Query) => {
      sent.push(query)
      return { rows: [] }
    },
  }
  const pool = {
    acquireConnection: async () => connection,
    releaseConnection: () => undefined,
    emit: () => true,
  }
  const client = { getWriteClient: () => ({ client: pool }) }
  return { sent, client: client as unknown as Parameters<typeof runPrepared>[0] }
}

const SQL = 'select * from orders where id = :id and state <> :state'

test.group('Prepared statements', () => {
  test('keep their plan under a name', async ({ assert }) => {
    const { sent, client } = noting()
    await runPrepared(client, SQL, { id: 1, state: 'New' })
    await runPrepared(client, SQL, { id: 2, state: 'New' })
    assert.match(sent[0]!.name!, /^[\da-f]{32}$/)
    assert.equal(sent[1]!.name, sent[0]!.name)
  })

  test('have none where a pooler keeps no plans', async ({ assert }) => {
    const { sent, client } = noting()
    await runPrepared(client, SQL, { id: 1, state: 'New' }, false)
    const text = 'select * from orders where id = $1 and state <> $2'
    assert.deepEqual(sent, [{ text, values: [1, 'New'] }])
  })
})
