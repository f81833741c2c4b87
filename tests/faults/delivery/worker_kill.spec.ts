import { once } from 'node:events'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { progressOf, type Reference } from '#delivery'
import { eventually } from '#tests/fixtures/shared/eventually'
import { kill, killAll, startWorker } from '#tests/faults/delivery/worker'
import { givenFulfilment, taskOf } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts, SHA256 } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

/** A product of the demo, so that the worker's archive knows its files. */
const ARCHIVED_CODE = 'tick_cash_auctions'
const DAYS = 600

type Count = { count: number }
const count = async (sql: string, reference: Reference) =>
  (await rows<Count>(null, sql, [reference.kind, reference.key]))[0]!.count

const announcements = (reference: Reference) =>
  count(
    `select count(*) from pgboss.job
      where name = 'orders.complete_order'
        and data -> 'reference' = jsonb_build_object('kind', ?::text, 'key', ?::text)`,
    reference
  )

const completions = (reference: Reference) =>
  count(
    `select count(*) from audit_events e join fulfilments f on f.id::text = e.subject_id
      where e.subject_type = 'fulfilment' and e.action = 'delivery.completed' and f.owner_kind = ?
        and f.owner_key = ?`,
    reference
  )

type Ledger = { files: number; days: number; ready: number; sums: number }

/** What the ledger holds: files, different days, available ones, right checksums. */
async function ledgerOf(reference: Reference): Promise<Ledger> {
  const [ledger] = await rows<Ledger>(
    null,
    `select count(*) as files, count(distinct (task_id, day)) as days,
            count(*) filter (where state = 'Available') as ready,
            count(*) filter (where length(sha256) = 64) as sums
       from delivery_files
      where fulfilment_id = (select id from fulfilments where owner_kind = ? and owner_key = ?)`,
    [reference.kind, reference.key]
  )
  return ledger!
}

const isCompleted = (reference: Reference) => async () =>
  (await progressOf(reference))?.state === 'Completed'

test.group('Delivery | a worker that dies', (group) => {
  group.each.teardown(async () => {
    await killAll()
    await emptyLedger()
    await removeProducts()
  })

  test('{$i}: at {$self} the files are there all the same, once')
    .with([
      'delivery.after_acquire',
      'delivery.after_plan',
      'delivery.before_restore',
      'delivery.after_restore',
      'delivery.before_check',
      'delivery.before_checkpoint:2',
      'delivery.after_check',
      'delivery.before_commit',
    ])
    .run(async ({ assert }, point) => {
      const reference = named(`test:${point}`)
      const lake = await givenProduct('LAKE', { days: DAYS, knowsSha256: false })
      const archive = await givenProduct(ARCHIVED_CODE, { days: 3, archived: 2 })
      await givenFulfilment(reference, [lake, archive])

      const victim = startWorker({ FAILPOINT: `${point}:kill` })
      assert.deepEqual(await once(victim, 'exit'), [null, 'SIGKILL'])
      assert.isFalse(await isCompleted(reference)())

      startWorker()
      await eventually('the fulfilment completes', isCompleted(reference))
      const files = DAYS + 3
      assert.deepEqual(await ledgerOf(reference), { files, days: files, ready: files, sums: files })
      assert.equal(await announcements(reference), 1)
      assert.equal(await completions(reference), 1)
    })
    .timeout(90_000)

  test('again and again at any moment, the files are there once', async ({ assert }) => {
    const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
    console.log(`    seed ${seed} (FAULT_SEED)`)
    const random = seededBy(seed)
    const reference = named(`test:random-${seed}`)
    const products = [
      await givenProduct('LEFT', { days: 4_000, knowsSha256: false }),
      await givenProduct('RIGHT', { days: 4_000, knowsSha256: false }),
    ]
    const tasks = await givenFulfilment(reference, products)

    for (let kills = 0; kills < 6 && !(await isCompleted(reference)()); kills++) {
      const victim = startWorker()
      const isRunning = async () =>
        (await Promise.all(tasks.map(taskOf))).some(({ state }) => state === 'Running')
      await eventually('a task runs', async () => (await isRunning()) || isCompleted(reference)())
      await new Promise((resolve) => setTimeout(resolve, random() * 400))
      await kill(victim)
    }
    startWorker()
    await eventually('the fulfilment completes', isCompleted(reference))
    const ledger = await ledgerOf(reference)
    assert.deepEqual(ledger, { files: 8_000, days: 8_000, ready: 8_000, sums: 8_000 })
    const [{ right }] = (await rows<{ right: number }>(
      null,
      `select count(*) as right from delivery_files where sha256 = ?`,
      [SHA256]
    )) as [{ right: number }]
    assert.equal(right, 8_000)
    assert.equal(await announcements(reference), 1)
    assert.equal(await completions(reference), 1)
  }).timeout(150_000)

  test('asked to end while it begins, a worker ends without blame', async ({ assert }) => {
    const connections = async () =>
      (
        await rows<Count>(
          null,
          `select count(*) from pg_stat_activity
            where application_name = 'kontor-jobs' and datname = current_database()`
        )
      )[0]!.count
    const before = await connections()
    const worker = startWorker()
    await eventually('it reaches the queue', async () => (await connections()) > before)
    worker.kill('SIGTERM')
    assert.deepEqual(await once(worker, 'exit'), [0, null])
  })

  test('asked to end, a worker lets go at once and another one goes on', async ({ assert }) => {
    const reference = named('test:leave')
    const product = await givenProduct('LEAVE', { days: 8_000, knowsSha256: false })
    const [task] = await givenFulfilment(reference, [product])
    const first = startWorker()
    await eventually('the task runs', async () => (await taskOf(task!)).state === 'Running')
    first.kill('SIGTERM')
    assert.deepEqual(await once(first, 'exit'), [0, null])
    const { state, failures } = await taskOf(task!)
    assert.include(['Waiting', 'Succeeded'], state)
    assert.equal(failures, 0)

    startWorker()
    await eventually('the fulfilment completes', isCompleted(reference))
    assert.equal(await announcements(reference), 1)
  }).timeout(90_000)
})

/** A small generator, so that a run that failed can be repeated. */
function seededBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
