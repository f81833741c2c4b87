import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { connectArchive } from '#catalogue/gateways/archive'
import { filesOf, progressOf, startFulfilment } from '#delivery'
import { restartTask } from '#delivery/actions/tasks/restart_task'
import { stopTask } from '#delivery/actions/tasks/stop_task'
import { acquireNextTask } from '#delivery/actions/tasks/acquire_task'
import { completeTask } from '#delivery/actions/tasks/complete_task'
import { runNextTask } from '#delivery/actions/tasks/run_task'
import { planFiles } from '#delivery/actions/preparation/plan_files'
import { prepareFiles } from '#delivery/actions/preparation/prepare_files'
import { sweepTasks } from '#delivery/actions/tasks/sweep_tasks'
import { LeaseLost } from '#delivery/domain/task'
import { MAX_FAILURES } from '#delivery/domain/retry'
import { rows, transaction } from '#shared/database'
import { DayRange } from '#shared/domain/day_range'
import {
  announcementsOf,
  expireLease,
  givenFulfilment,
  loseNudges,
  makeDue,
  nudgesOf,
  runTurnOf,
  taskIds,
  taskOf,
} from '#tests/fixtures/delivery/fulfilment'
import {
  givenProduct,
  pathOf,
  removeProducts,
  SHA256,
  writeDay,
} from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

const COMPLETED = 'orders.complete_order'
const FAILED = 'orders.fail_order'
const RESUMED = 'orders.resume_order'
const STAFF = { id: null, label: 'staff@example.com' }
const NEVER = new AbortController().signal

test.group('Delivery | fulfilment', (group) => {
  group.each.teardown(async () => {
    await emptyLedger()
    await removeProducts()
  })

  test('each item becomes a task; the last one completes the fulfilment, once', async ({
    assert,
  }) => {
    const products = [
      await givenProduct('ONE', { days: 3 }),
      await givenProduct('TWO', { days: 2 }),
    ]
    const [first, second] = await givenFulfilment(named('order:8001'), products)
    assert.equal(await nudgesOf(first!), 1)

    await runTurnOf(first!)
    assert.equal((await taskOf(first!)).state, 'Succeeded')
    assert.equal((await progressOf(named('order:8001')))!.state, 'Running')
    assert.equal(await announcementsOf(named('order:8001'), COMPLETED), 0)

    await runTurnOf(second!)
    const progress = (await progressOf(named('order:8001')))!
    assert.equal(progress.state, 'Completed')
    assert.deepInclude(progress, { filesDone: 5, filesExpected: 5 })
    assert.equal(await announcementsOf(named('order:8001'), COMPLETED), 1)
    assert.isFalse(await runNextTask('large'))
    assert.equal(await announcementsOf(named('order:8001'), COMPLETED), 1)
  })

  test('a reference is delivered once, however often it is asked for', async ({ assert }) => {
    const product = await givenProduct('SAME', { days: 1 })
    const request = {
      reference: named('order:8002'),
      licensee: 'Elbquant Research GmbH',
      items: [{ itemRef: '1', productId: product.id, range: product.range }],
    }
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => transaction((trx) => startFulfilment(trx, request)))
    )
    assert.lengthOf(new Set(ids), 1)
    assert.lengthOf(await taskIds(named('order:8002')), 1)
  })

  test('what the caller rolls back was never begun', async ({ assert }) => {
    const product = await givenProduct('BACK', { days: 1 })
    const items = [{ itemRef: '1', productId: product.id, range: product.range }]
    await assert.rejects(() =>
      transaction(async (trx) => {
        await startFulfilment(trx, { reference: named('order:8003'), licensee: 'X', items })
        throw new Error('no')
      })
    )
    assert.isNull(await progressOf(named('order:8003')))
  })

  test('a checksum that the inventory does not know is computed', async ({ assert }) => {
    const product = await givenProduct('HASH', { days: 2, knowsSha256: false })
    const [task] = await givenFulfilment(named('order:8004'), [product])
    await runTurnOf(task!)
    const { content } = await filesOf(named('order:8004'))
    assert.deepEqual(
      content.map(({ sha256 }) => sha256),
      [SHA256, SHA256]
    )
  })

  test('a missing file is named, holds nobody up, and can be made good', async ({ assert }) => {
    const product = await givenProduct('GAP', { days: 5 })
    const [task] = await givenFulfilment(named('order:8005'), [product])
    rmSync(pathOf('GAP', '2000-01-03'))

    for (let attempt = 1; attempt <= MAX_FAILURES; attempt++) {
      assert.equal((await taskOf(task!)).state, 'Waiting')
      await makeDue(task!)
      await runTurnOf(task!)
    }
    const failed = await taskOf(task!)
    assert.equal(failed.state, 'Failed')
    assert.equal(failed.code, 'delivery.errors.lake_file_missing')
    assert.deepEqual(failed.params, { name: 'GAP_2000-01-03.csv', day: '2000/01/03' })
    assert.equal((await progressOf(named('order:8005')))!.filesDone, 4)
    assert.equal((await progressOf(named('order:8005')))!.state, 'Failed')
    assert.equal(await announcementsOf(named('order:8005'), FAILED), 1)

    const before = (await filesOf(named('order:8005'))).content.map(({ id }) => id)
    writeDay('GAP', '2000-01-03')
    const restarted = await restartTask(task!, STAFF)
    assert.isTrue(restarted.ok)
    assert.equal(await announcementsOf(named('order:8005'), RESUMED), 1)
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    assert.equal(await announcementsOf(named('order:8005'), COMPLETED), 1)
    assert.deepEqual(
      (await filesOf(named('order:8005'))).content.map(({ id }) => id),
      before
    )
  })

  test('a file of another size than the inventory says is not delivered', async ({ assert }) => {
    const product = await givenProduct('CHANGED', { days: 1 })
    const [task] = await givenFulfilment(named('order:8006'), [product])
    rmSync(pathOf('CHANGED', '2000-01-01'))
    writeDay('CHANGED', '2000-01-01', 'something else')
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).code, 'delivery.errors.lake_file_changed')
    assert.equal((await filesOf(named('order:8006'))).content[0]!.state, 'Preparing')
  })

  test('days without a file fail at once, because waiting would not help', async ({ assert }) => {
    const product = await givenProduct('EMPTY', { days: 1 })
    const { from } = product.range
    const later = { ...product, range: new DayRange(from.plusDays(400), from.plusDays(410)) }
    const [task] = await givenFulfilment(named('order:8007'), [later])
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Failed')
    assert.equal((await taskOf(task!)).code, 'delivery.errors.nothing_to_deliver')
  })

  test('archived days come back before they are delivered', async ({ assert }) => {
    const product = await givenProduct('OLD', { days: 6, archived: 4 })
    connectArchive({ open: async () => Readable.from([Buffer.from('restored')]) })
    const [restore, deliver] = await givenFulfilment(named('order:8008'), [product])
    await makeDue(deliver!)
    await runTurnOf(restore!)
    assert.equal((await taskOf(deliver!)).state, 'Waiting')
    assert.equal((await taskOf(restore!)).state, 'Succeeded')
    await runTurnOf(deliver!)
    assert.equal((await taskOf(deliver!)).state, 'Succeeded')
    assert.equal((await progressOf(named('order:8008')))!.state, 'Completed')
    assert.equal((await progressOf(named('order:8008')))!.filesExpected, 6)
    const { content } = await filesOf(named('order:8008'))
    assert.deepEqual(
      content.map(({ bytes }) => bytes),
      [8, 8, 8, 8, 27, 27]
    )
  })

  test('an archive that does not answer is the visible reason', async ({ assert }) => {
    const product = await givenProduct('TAPE', { days: 3, archived: 1 })
    connectArchive({ open: () => Promise.reject(new Error('tape is torn')) })
    const [task] = await givenFulfilment(named('order:8009'), [product])
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).code, 'delivery.errors.archive_unavailable')
    assert.equal((await taskOf(task!)).state, 'Waiting')
  })

  test('a silent worker is replaced, and finds its hands tied when it wakes up', async ({
    assert,
  }) => {
    const product = await givenProduct('SILENT', { days: 2 })
    const [task] = await givenFulfilment(named('order:8010'), [product])
    const sleeper = (await acquireNextTask('large'))!
    await planFiles(sleeper)
    await sweepTasks()
    assert.equal((await taskOf(task!)).state, 'Running')

    await expireLease(task!)
    await loseNudges()
    await sweepTasks()
    assert.equal((await taskOf(task!)).state, 'Waiting')
    assert.equal((await taskOf(task!)).code, 'delivery.errors.worker_lost')
    assert.equal(await nudgesOf(task!), 1)

    const successor = (await acquireNextTask('large'))!
    await assert.rejects(() => planFiles(sleeper), LeaseLost)
    await assert.rejects(() => prepareFiles(sleeper, NEVER), LeaseLost)
    await assert.rejects(() => completeTask(sleeper), LeaseLost)
    await prepareFiles(successor, NEVER)
    await completeTask(successor)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    assert.equal(await announcementsOf(named('order:8010'), COMPLETED), 1)
  })

  test('a task that kills every worker fails in the end', async ({ assert }) => {
    const product = await givenProduct('POISON', { days: 1 })
    const [task] = await givenFulfilment(named('order:8011'), [product])
    for (let attempt = 1; attempt <= MAX_FAILURES; attempt++) {
      assert.isNotNull(await acquireNextTask('large'))
      await expireLease(task!)
      await sweepTasks()
    }
    assert.equal((await taskOf(task!)).state, 'Failed')
    assert.equal(await announcementsOf(named('order:8011'), FAILED), 1)
  })

  test('silence while the database was restarted is nobody’s failure', async ({ assert }) => {
    const product = await givenProduct('OUTAGE', { days: 1 })
    const [task] = await givenFulfilment(named('order:8016'), [product])
    for (let attempt = 1; attempt <= MAX_FAILURES + 1; attempt++) {
      assert.isNotNull(await acquireNextTask('large'))
      await rows(
        null,
        `update delivery_tasks set acquired_at = pg_postmaster_start_time() - interval '1 second'
          where id = ?`,
        [task!]
      )
      await expireLease(task!)
      await sweepTasks()
      const { state, failures } = await taskOf(task!)
      assert.deepEqual([state, failures], ['Waiting', 0])
    }
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
  })

  test('of many workers one gets the task', async ({ assert }) => {
    const product = await givenProduct('MANY', { days: 1 })
    const [task] = await givenFulfilment(named('order:8012'), [product])
    const acquired = await Promise.all(Array.from({ length: 20 }, () => acquireNextTask('large')))
    assert.deepEqual(
      acquired.flatMap((taken) => taken?.id ?? []),
      [task]
    )
  })

  test('two last tasks that finish together complete the fulfilment once', async ({ assert }) => {
    for (let round = 0; round < 10; round++) {
      const products = [
        await givenProduct(`LEFT${round}`, { days: 1 }),
        await givenProduct(`RIGHT${round}`, { days: 1 }),
      ]
      const reference = named(`order:81${round}`)
      const tasks = await givenFulfilment(reference, products)
      const turns = await Promise.all(tasks.map(() => runNextTask('large')))
      assert.deepEqual(turns, [true, true])
      assert.equal((await progressOf(reference))!.state, 'Completed')
      assert.equal(await announcementsOf(reference, COMPLETED), 1)
    }
  })

  test('a stopped task writes nothing more and goes on after a restart', async ({ assert }) => {
    const product = await givenProduct('STOP', { days: 2 })
    const [task] = await givenFulfilment(named('order:8013'), [product])
    const running = (await acquireNextTask('large'))!
    await planFiles(running)

    assert.isTrue((await stopTask(task!, STAFF)).ok)
    await assert.rejects(() => prepareFiles(running, NEVER), LeaseLost)
    await sweepTasks()
    assert.equal((await taskOf(task!)).state, 'Stopped')
    assert.isNull(await acquireNextTask('large'))

    assert.isTrue((await restartTask(task!, STAFF)).ok)
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
  })

  test('tasks are stopped and restarted only from the states that allow it', async ({ assert }) => {
    const product = await givenProduct('RULES', { days: 1 })
    const [task] = await givenFulfilment(named('order:8014'), [product])
    assert.isFalse((await restartTask(task!, STAFF)).ok)
    assert.isTrue((await restartTask(task!, STAFF, { forceExecute: true })).ok)
    await runTurnOf(task!)
    assert.deepInclude(await stopTask(task!, STAFF), { ok: false })
    assert.deepInclude(await restartTask(task!, STAFF), { ok: false })
    assert.deepInclude(await stopTask(999_999, STAFF), {
      refusal: { code: 'delivery.errors.task_not_found', status: 404 },
    })
  })

  test('a worker that is asked to end hands its task back without blame', async ({ assert }) => {
    const product = await givenProduct('LEAVE', { days: 2 })
    const [task] = await givenFulfilment(named('order:8015'), [product])
    await runTurnOf(task!, { now: AbortSignal.abort() })
    assert.deepInclude(await taskOf(task!), { state: 'Waiting', failures: 0, code: null })
    await loseNudges()
    await sweepTasks()
    assert.equal(await nudgesOf(task!), 1)
  })

  test('ten thousand days are one task and a thousand pages', async ({ assert }) => {
    const product = await givenProduct('LONG', { days: 10_000 })
    const [task] = await givenFulfilment(named('order:8016'), [product])
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    const { totalCount, pages, content } = await filesOf(named('order:8016'), { page: 1000 })
    assert.deepEqual([totalCount, pages, content.length], [10_000, 1000, 10])
  })
})
