import { once } from 'node:events'
import { test } from '@japa/runner'
import { PgBoss } from 'pg-boss'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const KNOWN = 'billing.draw_papers'
const NEWER = 'billing.draw_papers_twice'

test.group('A worker beside one of a newer version', () => {
  test('leaves jobs that it does not know, and does known ones that say more', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const newer = new PgBoss({
      connectionString: shop.databaseUrl,
      migrate: false,
      schedule: false,
    })
    newer.on('error', () => {})
    await newer.start()
    cleanup(() => newer.stop({ graceful: false }))
    await newer.createQueue(NEWER)
    const unknown = await newer.send(NEWER, { invoiceId: 1 })

    const worker = shop.startWorker()
    const isThere = async () => (await newer.getQueue(KNOWN)) !== null
    await eventually('the worker knows its jobs', isThere)
    const known = await newer.send(KNOWN, {
      ...{ invoiceId: 2_000_000_000, copies: 2 },
      $origin: { requestId: 'of-a-newer-one', region: 'eu' },
    })
    const stateOf = async (id: string | null) => {
      const [job] = await shop.sql<{ state: string; tries: number }>(
        `select state::text, retry_count as tries from pgboss.job where id = '${id}'`
      )
      return job
    }
    await eventually(
      'the known one is done',
      async () => (await stateOf(known))!.state === 'completed'
    )
    assert.deepEqual(await stateOf(unknown), { state: 'created', tries: 0 })

    worker.kill('SIGTERM')
    assert.deepEqual(await once(worker, 'exit'), [0, null])
    const [taken] = await newer.fetch<{ invoiceId: number }>(NEWER)
    assert.deepEqual(taken!.data, { invoiceId: 1 }, 'whoever knows it takes it')
  })
})
