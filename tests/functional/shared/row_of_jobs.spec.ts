import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { PgBoss } from 'pg-boss'
import { rows } from '#shared/database'
import { defineJob, sendJob } from '#shared/jobs'
import { attend } from '#shared/jobs/attend'
import { allJobs } from '#shared/jobs/registry'
import env from '#start/env'

const COUNT = 12

const done: number[] = []
const job = defineJob<{ at: number }>('test.row', {
  concurrency: 1,
  handle: async ({ at }) => void done.push(at),
})

/** A worker's queue of its own beside that of the tests. */
async function startBoss() {
  const boss = new PgBoss({
    connectionString: env.get('DATABASE_URL'),
    ...{ max: 2, supervise: false, schedule: false, migrate: false, createSchema: false },
    useListenNotify: true,
  })
  await boss.start()
  return boss
}

test.group('Jobs | a row of them', (group) => {
  group.each.teardown(async () => {
    await rows(null, `delete from pgboss.job where name = 'test.row'`)
  })

  test('what waits in a row is done without pauses', async ({ assert }) => {
    for (let at = 0; at < COUNT; at++) await sendJob(null, job, { at })
    const [boss, ending] = [await startBoss(), new AbortController()]
    const handled = allJobs().find(({ name }) => name === job.name)!
    const began = performance.now()
    await attend(boss, handled, ending.signal)
    while (done.length < COUNT && performance.now() - began < 8_000) await setTimeout(20)
    await boss.stop({ graceful: false })
    assert.lengthOf(new Set(done), COUNT)
    assert.isBelow(performance.now() - began, 5_000)
  }).timeout(20_000)
})
