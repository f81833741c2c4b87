import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DuckDBInstance } from '@duckdb/node-api'
import { filesOf } from '#delivery'
import { restartTask } from '#delivery/actions/tasks/restart_task'
import { acquireNextTask } from '#delivery/actions/tasks/acquire_task'
import { extractFiles } from '#delivery/actions/preparation/extract_files'
import { planFiles } from '#delivery/actions/preparation/plan_files'
import { sweepTasks } from '#delivery/actions/tasks/sweep_tasks'
import { LeaseLost } from '#delivery/domain/task'
import { rows } from '#shared/database'
import { made } from '#shared/storage'
import {
  csv,
  givenFilterable,
  madeFiles,
  removeMade,
  sha256Of,
  unzipped,
  zipped,
} from '#tests/fixtures/catalogue/filterable_product'
import {
  expireLease,
  givenFulfilment,
  makeDue,
  runTurnOf,
  taskOf,
} from '#tests/fixtures/delivery/fulfilment'
import { removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

const STAFF = { id: null, label: 'staff@example.com' }
const NEVER = new AbortController().signal
const FILTERS = { levelOne: ['XALC'], levelTwo: ['EUR', 'CHF'] }

const HEAD = 'time,venue,currency,price,note'
const DAY = [
  HEAD,
  '09:00:00.000000,XALC,EUR,0100.2500,',
  '09:00:00.000001,XALD,EUR,7,',
  '09:00:00.000002,XALC,CHF,1e3,"says ""no"", twice"',
  '09:00:00.000003,XALC,USD,9,',
].join('\n')
const WANTED = [
  HEAD,
  '09:00:00.000000,XALC,EUR,0100.2500,',
  '09:00:00.000002,XALC,CHF,1e3,"says ""no"", twice"',
  '',
].join('\n')

const TRADES = [
  'time,venue,currency,isin,price',
  '09:00,XALC,EUR,DE000ALS0013,1',
  '09:01,XALC,EUR,FR0000LOI090,2',
  '09:02,XALD,CHF,DE000ALS0013,3',
].join('\n')

type Facts = { empty: number; done: number; rows: number | null }

async function factsOf(taskId: number): Promise<Facts> {
  const [facts] = await rows<Facts>(
    null,
    `select t.files_empty as empty, t.files_done as done, sum(f.row_count)::int as rows
       from delivery_tasks t left join delivery_files f on f.task_id = t.id
      where t.id = ? group by t.id`,
    [taskId]
  )
  return facts!
}

/** A file of the same rows, as another program would write it. */
async function parquet(): Promise<Buffer> {
  const path = join(tmpdir(), `kontor-test-${process.pid}.parquet`)
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  await connection.run(
    `copy (select * from (values (1, 'XALC', 'EUR', 1.5), (2, 'XALD', 'EUR', 2.5),
       (3, 'XALC', 'USD', 3.5)) as t(seq, venue, currency, price)) to '${path}' (format parquet)`
  )
  connection.closeSync()
  const bytes = readFileSync(path)
  rmSync(path)
  return bytes
}

test.group('Delivery | extraction', (group) => {
  group.each.teardown(async () => {
    await emptyLedger()
    await removeProducts()
    removeMade()
  })

  test('only the chosen rows are delivered, each cell as it was', async ({ assert }) => {
    const product = await givenFilterable('CUT', [zipped(DAY), csv(DAY)])
    const [task] = await givenFulfilment(named('order:8301'), [product], { filters: FILTERS })
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')

    const { content } = await filesOf(named('order:8301'))
    assert.match(content[0]!.name, /^CUT_2000-01-01_[0-9a-f]{6}\.csv\.gz$/)
    assert.match(content[1]!.name, /^CUT_2000-01-02_[0-9a-f]{6}\.csv$/)
    const files = [...(await madeFiles()).values()]
    assert.equal(unzipped(files.find((bytes) => bytes[0] === 0x1f)!), WANTED)
    assert.equal(files.find((bytes) => bytes[0] !== 0x1f)!.toString(), WANTED)
    for (const { bytes, sha256 } of content) {
      const file = files.find((one) => sha256Of(one) === sha256)
      assert.equal(file?.length, bytes)
    }
    assert.deepEqual(await factsOf(task!), { empty: 0, done: 2, rows: 4 })
  })

  test('only the securities of the order are delivered', async ({ assert }) => {
    const product = await givenFilterable('CUTISIN', [zipped(TRADES)], { isinField: 'isin' })
    const isins = ['DE000ALS0013', 'US0378331005']
    const filters = { levelOne: ['XALC', 'XALD'], levelTwo: ['EUR', 'CHF'], isins }
    const [task] = await givenFulfilment(named('order:8307'), [product], { filters })
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    const [file] = (await madeFiles()).values()
    const [head, ...lines] = TRADES.split('\n')
    assert.equal(unzipped(file!), [head, lines[0], lines[2], ''].join('\n'))
    assert.equal((await factsOf(task!)).rows, 2)
  })

  test('a product that is sold by ISIN alone is cut to them; without any the task says so', async ({
    assert,
  }) => {
    const given = { isinField: 'isin', hasLevels: false }
    const product = await givenFilterable('ONLYISIN', [csv(TRADES)], given)
    const parts = { levelOne: [], levelTwo: [] }
    const filters = { ...parts, isins: ['FR0000LOI090'] }
    const [task] = await givenFulfilment(named('order:8308'), [product], { filters })
    await runTurnOf(task!)
    assert.equal((await factsOf(task!)).rows, 1)
    const [unclear] = await givenFulfilment(named('order:8309'), [product], { filters: parts })
    await runTurnOf(unclear!)
    assert.equal((await taskOf(unclear!)).code, 'delivery.errors.parts_unknown')
  })

  test('a columnar file stays one', async ({ assert }) => {
    const product = await givenFilterable('COLS', [{ ending: 'parquet', bytes: await parquet() }])
    const [task] = await givenFulfilment(named('order:8302'), [product], { filters: FILTERS })
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    const [file] = (await madeFiles()).values()
    assert.equal(file!.subarray(0, 4).toString(), 'PAR1')
    assert.equal((await factsOf(task!)).rows, 1)
  })

  test('a day without a chosen row is a file with its head only, and is said', async ({
    assert,
  }) => {
    const nothing = [HEAD, '09:00,XALD,EUR,1,'].join('\n')
    const product = await givenFilterable('NONE', [csv(DAY), csv(nothing)])
    const [task] = await givenFulfilment(named('order:8303'), [product], { filters: FILTERS })
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    assert.deepEqual(await factsOf(task!), { empty: 1, done: 2, rows: 2 })
    assert.include(
      [...(await madeFiles()).values()].map((bytes) => bytes.toString()),
      `${HEAD}\n`
    )
  })

  test('a file without the columns of the choice fails at once', async ({ assert }) => {
    const product = await givenFilterable('ODD', [csv('time,price\n09:00,1\n')])
    const [task] = await givenFulfilment(named('order:8304'), [product], { filters: FILTERS })
    await runTurnOf(task!)
    const { state, code } = await taskOf(task!)
    assert.deepEqual([state, code], ['Failed', 'delivery.errors.parts_unknown'])
    assert.equal((await madeFiles()).size, 0)
  })

  test('a full disk is the visible reason, leaves no half file, and passes', async ({ assert }) => {
    const product = await givenFilterable('FULL', [csv(DAY), csv(DAY)])
    const [task] = await givenFulfilment(named('order:8305'), [product], { filters: FILTERS })
    const disk = made()
    const whole = disk.putStream.bind(disk)
    disk.putStream = (key, content) => whole(key, full(content))
    await runTurnOf(task!).finally(() => Reflect.deleteProperty(disk, 'putStream'))
    const { state, code } = await taskOf(task!)
    assert.deepEqual([state, code], ['Waiting', 'delivery.errors.storage_full'])
    assert.equal((await madeFiles()).size, 0)
    assert.deepEqual(
      (await filesOf(named('order:8305'))).content.map((file) => file.state),
      ['Preparing', 'Preparing']
    )

    await makeDue(task!)
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    assert.equal((await madeFiles()).size, 2)
  })

  test('a replaced worker can write no file of its own over that of its successor', async ({
    assert,
  }) => {
    const product = await givenFilterable('TWICE', [csv(DAY)])
    const [task] = await givenFulfilment(named('order:8306'), [product], { filters: FILTERS })
    const sleeper = (await acquireNextTask('large'))!
    await planFiles(sleeper)
    await expireLease(task!)
    await sweepTasks()
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    const before = await madeFiles()
    await assert.rejects(() => planFiles(sleeper), LeaseLost)
    await extractFiles(sleeper, { now: NEVER, soon: NEVER })
    assert.deepEqual(await madeFiles(), before)
    assert.isFalse((await restartTask(task!, STAFF)).ok)
  })
})

/** What a disk does that fills up while a file is written. */
async function* full(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield chunk.subarray(0, 10)
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
}
