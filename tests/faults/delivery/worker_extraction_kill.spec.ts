import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DuckDBInstance } from '@duckdb/node-api'
import { rows } from '#shared/database'
import { placesFolder } from '#shared/duckdb/place'
import { progressOf } from '#delivery'
import { eventually } from '#tests/fixtures/shared/eventually'
import { kill, killAll, startWorker } from '#tests/faults/delivery/worker'
import {
  givenFilterable,
  madeFiles,
  removeMade,
} from '#tests/fixtures/catalogue/filterable_product'
import { givenFulfilment, makeDue, taskOf } from '#tests/fixtures/delivery/fulfilment'
import { removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

/* So many that cutting them takes a second or more. */
const ROWS = 4_000_000
const WANTED = 333_334
const FILTERS = { levelOne: ['XALC'], levelTwo: ['EUR'] }

async function largeFile(): Promise<Buffer> {
  const path = join(tmpdir(), `kontor-large-${process.pid}.csv.gz`)
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  await connection.run(
    `copy (select i as sequence, ['XALC', 'XALD', 'MRLX'][1 + i % 3] as venue,
             ['EUR', 'CHF', 'USD', 'GBP'][1 + i % 4] as currency, i * 31 % 5000 as quantity
        from range(${ROWS}) t(i)) to '${path}' (format csv, header, compression gzip)`
  )
  connection.closeSync()
  const bytes = readFileSync(path)
  rmSync(path)
  return bytes
}

const results = () =>
  globSync('**/*CUTLARGE*', { cwd: placesFolder() }).filter((path) => !path.includes('source-'))

/** Results that engines are writing; what a worker left that was killed before is none of them. */
function watchResults() {
  const left = new Set(results())
  return () => results().filter((path) => !left.has(path))
}

/** Processes that the worker began; its engine is the only one. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.group('Delivery | an extraction that is killed half-way', (group) => {
  group.each.teardown(async () => {
    await killAll()
    await emptyLedger()
    await removeProducts()
    removeMade()
  })

  async function givenExtraction(name: string) {
    const product = await givenFilterable('CUTLARGE', [
      { ending: 'csv.gz', bytes: await largeFile() },
    ])
    const reference = named(`test:${name}`)
    const [task] = await givenFulfilment(reference, [product], { filters: FILTERS })
    return { reference, task: task! }
  }

  const rowsOf = async (task: number) =>
    rows<{ count: number; state: string }>(
      null,
      'select row_count::int as count, state from delivery_files where task_id = ?',
      [task]
    )

  async function isCutOnce({ reference, task }: Awaited<ReturnType<typeof givenExtraction>>) {
    await eventually(
      'the fulfilment completes',
      async () => (await progressOf(reference))?.state === 'Completed'
    )
    return { files: await rowsOf(task), kept: (await madeFiles()).size }
  }
  const ONCE = { files: [{ count: WANTED, state: 'Available' }], kept: 1 }

  test('with its worker: nothing is left over, another one cuts it whole', async ({ assert }) => {
    const given = await givenExtraction('cut-worker')
    const halfWritten = watchResults()
    const victim = startWorker()
    await eventually('the engine writes', async () => halfWritten().length > 0)
    const engines = childrenOf(victim.pid!)
    assert.isNotEmpty(engines)
    assert.isEmpty([...(await madeFiles()).keys()])
    await kill(victim)
    await eventually('the engine ends as well', async () => !engines.some(isAlive))
    await eventually('its files go', async () => halfWritten().length === 0)

    startWorker()
    assert.deepEqual(await isCutOnce(given), ONCE)
  }).timeout(180_000)

  test('without its worker, as when memory runs out: the task is tried again', async ({
    assert,
  }) => {
    const given = await givenExtraction('cut-engine')
    const halfWritten = watchResults()
    const worker = startWorker()
    await eventually('the engine writes', async () => halfWritten().length > 0)
    for (const engine of childrenOf(worker.pid!)) process.kill(engine, 'SIGKILL')
    await eventually('the failure is noted', async () => (await taskOf(given.task)).failures === 1)
    assert.isTrue(isAlive(worker.pid!))
    await makeDue(given.task)
    assert.deepEqual(await isCutOnce(given), ONCE)
    worker.kill('SIGTERM')
    assert.deepEqual(await once(worker, 'exit'), [0, null])
  }).timeout(180_000)
})
