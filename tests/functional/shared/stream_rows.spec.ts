import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rows } from '#shared/database'
import { streamRows } from '#shared/reading/stream_rows'

type Taking = {
  pool: { on(name: string, hear: () => void): void; removeListener(n: string, h: () => void): void }
}

/** How often a connection is taken and given back meanwhile. */
async function countTakings(work: () => Promise<unknown>) {
  const { pool } = db.connection().getReadClient().client as Taking
  const counts = { taken: 0, returned: 0 }
  const take = () => void counts.taken++
  const give = () => void counts.returned++
  pool.on('acquireSuccess', take)
  pool.on('release', give)
  await work()
  // A stream says that it is closed after its last row was read.
  await new Promise((resolve) => setTimeout(resolve, 50))
  pool.removeListener('acquireSuccess', take)
  pool.removeListener('release', give)
  return counts
}

const read = async (sql: string, most = Infinity) => {
  let count = 0
  for await (const row of await streamRows<{ n: number }>(sql, [1_200])) {
    count += row.n
    if (count >= most) break
  }
  return count
}

const ROWS = 'select 1 as n from generate_series(1, ?)'

test.group('Rows that are streamed', () => {
  test('their connection is taken and given back once, whatever ends them', async ({ assert }) => {
    const once = { taken: 1, returned: 1 }
    const all = async () => assert.equal(await read(ROWS), 1_200)
    assert.deepEqual(await countTakings(all), once, 'read to the end')
    const left = async () => assert.equal(await read(ROWS, 3), 3)
    assert.deepEqual(await countTakings(left), once, 'left early')
    const wrong = () =>
      assert.rejects(() => read('select 1 / (n - 700) as n from generate_series(1, ?) n'))
    assert.deepEqual(await countTakings(wrong), once, 'failed on the way')
    assert.deepEqual(
      await countTakings(() => assert.rejects(() => read('select ? from nowhere'))),
      once,
      'refused'
    )
    assert.equal(await read(ROWS), 1_200, 'the connection is as good as before')
  })

  test('a connection that breaks ends them, and the pool has it no longer', async ({ assert }) => {
    const broken = async () => {
      for await (const row of await streamRows<{ n: number }>(SLOW, [20_000])) {
        if (row.n === 600) await rows(null, END_IT)
      }
    }
    const counts = await countTakings(() => assert.rejects(broken, /terminat/))
    assert.equal(counts.taken, counts.returned)
    assert.equal(await read(ROWS), 1_200)
  })
})

const SLOW = `select n, repeat('x', 1000) as broad, pg_sleep(0.001) from generate_series(1, ?) n`
const END_IT = `
  select pg_terminate_backend(pid) from pg_stat_activity
   where query like '%repeat(''x''%' and pid <> pg_backend_pid()`
