import { once } from 'node:events'
import { test } from '@japa/runner'
import { RunningShop } from './running_shop.js'

test.group('A worker that is told to end', () => {
  test('lets a job end that sends another, and ends itself then', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const worker = shop.startProgram('tests/faults/shared/ending_worker_program.ts')
    assert.deepEqual(await once(worker, 'exit'), [0, null], shop.output)
    const jobs = await shop.sql(
      `select name, state from pgboss.job where name like 'faults.%' order by 1`
    )
    assert.deepEqual(jobs, [
      { name: 'faults.next', state: 'created' },
      { name: 'faults.slow', state: 'completed' },
    ])
  })
})
