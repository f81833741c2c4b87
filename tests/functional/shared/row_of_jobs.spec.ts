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

/** Is over when two are at work at the same time. */
const meeting = Promise.withResolvers<void>()
let here = 0
const meet = defineJob<{ at: number }>('test.meet', {
  concurrency: 2,
  handle: async () => {
    if (++here === 2) meeting.resolve()
    await meeting.promise
  },
})
const handledOf = ({ name }: { name: string }) => allJobs().find((one) => one.name === name)!

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
    await rows(null, `delete from pgboss.job where name in ('test.row', 'test.meet')`)
  })

  test('what waits in a row is done without pauses', async ({ assert }) => {
    for (let at = 0; at < COUNT; at++) await sendJob(null, job, { at })
    const [boss, ending] = [await startBoss(), new AbortController()]
    const began = performance.now()
    await attend(boss, handledOf(job), ending.signal)
    while (done.length < COUNT && performance.now() - began < 8_000) await setTimeout(20)
    await boss.stop({ graceful: false })
    assert.lengthOf(new Set(done), COUNT)
    assert.isBelow(performance.now() - began, 5_000)
  }).timeout(20_000)

  test('who finds what was sent for later wakes the hand beside it', async ({
    assert,
    cleanup,
  }) => {
    const [boss, ending] = [await startBoss(), new AbortController()]
    cleanup(() => boss.stop({ graceful: false }))
    await attend(boss, handledOf(meet), ending.signal)
    await setTimeout(1_000)
    for (const at of [1, 2]) await sendJob(null, meet, { at }, { startAfter: 2 })
    const woken = meeting.promise.then(() => 'both')
    assert.equal(await Promise.race([woken, setTimeout(15_000, 'one', { ref: false })]), 'both')
  })
})
