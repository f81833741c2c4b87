import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { rows, transaction } from '#shared/database'
import {
  declareJob,
  defineJob,
  defineTopic,
  handleJob,
  listDeadJobs,
  publish,
  sendJob,
  subscribe,
} from '#shared/jobs'
import { queue } from '#shared/jobs/queue'
import { allJobs } from '#shared/jobs/registry'
import { drainJobs } from '#tests/support/drain_jobs'
import DeadRetry from '../../../commands/dead_retry.js'

const handled: string[] = []
let failuresLeft = 0

const note = defineJob<{ text: string }>('test.note', {
  retryLimit: 1,
  retryDelaySeconds: 0,
  handle: async ({ text }) => {
    if (failuresLeft-- > 0) throw new Error('Not yet')
    handled.push(text)
  },
})
const happened = defineTopic<{ id: number }>('test.happened')
subscribe(happened, 'test.first_listener', async ({ id }) => handled.push(`first ${id}`))
subscribe(happened, 'test.second_listener', async ({ id }) => handled.push(`second ${id}`))

const waiting = () =>
  rows<{ payload: { text: string } }>(
    null,
    `select data as payload from pgboss.job where name = 'test.note' and state < 'active'`
  )

const drain = () => drainJobs({ only: ['test.'] })

test.group('Jobs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    handled.length = 0
    failuresLeft = 0
  })

  test('a job is sent when its transaction commits', async ({ assert }) => {
    await transaction((trx) => sendJob(trx, note, { text: 'sent' }))
    assert.equal(await drain(), 1)
    assert.deepEqual(handled, ['sent'])
  })

  test('a job vanishes with the transaction that is rolled back', async ({ assert }) => {
    const trx = await db.transaction()
    await sendJob(trx, note, { text: 'never' })
    await trx.rollback()
    assert.isEmpty(await waiting())
    assert.equal(await drain(), 0)
  })

  test('a job that is declared and never handled keeps the worker from starting', ({ assert }) => {
    const orphan = declareJob<{ id: number }>('test.orphan')
    assert.throws(() => allJobs(), 'Nothing handles the job test.orphan')
    assert.throws(() => declareJob('test.orphan'), 'The job test.orphan is declared twice')
    handleJob(orphan, async () => {})
    assert.include(
      allJobs().map(({ name }) => name),
      'test.orphan'
    )
    assert.throws(() => handleJob(orphan, async () => {}), 'The job test.orphan is handled twice')
  })

  test('one job waits under a key, others are not held up', async ({ assert }) => {
    await sendJob(null, note, { text: 'one' }, { singletonKey: 'task:1' })
    await sendJob(null, note, { text: 'again' }, { singletonKey: 'task:1' })
    await sendJob(null, note, { text: 'two' }, { singletonKey: 'task:2' })
    await sendJob(null, note, { text: 'keyless' })
    await sendJob(null, note, { text: 'keyless too' })
    assert.lengthOf(await waiting(), 4)
  })

  test('a job that is not due yet waits', async ({ assert }) => {
    await sendJob(null, note, { text: 'later' }, { startAfter: 60 })
    assert.equal(await drain(), 0)
    assert.lengthOf(await waiting(), 1)
  })

  test('every subscriber hears an announcement', async ({ assert }) => {
    await transaction((trx) => publish(trx, happened, { id: 7 }))
    await drain()
    assert.sameMembers(handled, ['first 7', 'second 7'])
  })

  test('a job that fails is tried again', async ({ assert }) => {
    failuresLeft = 1
    await sendJob(null, note, { text: 'second try' })
    assert.equal(await drain(), 2)
    assert.deepEqual(handled, ['second try'])
    assert.isEmpty(await listDeadJobs())
  })
})

async function commanded(flags: string[]): Promise<string[]> {
  const command = await ace.create(DeadRetry, flags)
  command.ui.switchMode('raw')
  await command.exec()
  return command.logger.getLogs().map(({ message }) => message.replace(/^\[.*?\] /, ''))
}

test.group('Jobs that nobody finishes', (group) => {
  // Reviving uses a connection of the queue's own, which sees only what is committed.
  group.each.teardown(async () => {
    await rows(null, `delete from pgboss.job where name in ('test.note', 'dead_letters')`)
  })

  test('a job whose last try failed rests visibly and can be revived', async ({ assert }) => {
    handled.length = 0
    failuresLeft = 2
    await sendJob(null, note, { text: 'revived' })
    await drain()
    const [dead] = await listDeadJobs()
    assert.containsSubset(dead, {
      job: 'test.note',
      payload: { text: 'revived' },
      reason: 'Not yet',
    })

    const dry = await commanded(['--dry-run'])
    assert.isTrue(dry[0]!.startsWith('test.note, ') && dry[0]!.endsWith(': Not yet'), dry[0])
    assert.lengthOf(await listDeadJobs(), 1)
    assert.equal((await commanded([])).at(-1), 'Tried again: 1 job, 0 mails')
    await drain()
    assert.deepEqual(handled, ['revived'])
    assert.isEmpty(await listDeadJobs())
  })

  test('a job of a worker that fell silent goes to another one', async ({ assert }) => {
    handled.length = 0
    failuresLeft = 0
    await sendJob(null, note, { text: 'rescued' })
    const boss = await queue()
    await boss.fetch(note.name)
    assert.equal(await drain(), 0)
    await rows(
      null,
      `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'test.note'`
    )
    await boss.supervise(note.name)
    await drain()
    assert.deepEqual(handled, ['rescued'])
  })
})
