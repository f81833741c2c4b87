import { test } from '@japa/runner'
import { dataDirectory } from '#config/storage'
import { sweepTasks } from '#delivery/actions/tasks/sweep_tasks'
import { filesOf, progressOf } from '#delivery'
import { rows } from '#shared/database'
import { lake, made, type Storage } from '#shared/storage'
import env from '#start/env'
import {
  csv,
  givenFilterable,
  madeFiles,
  removeMade,
} from '#tests/fixtures/catalogue/filterable_product'
import { givenFulfilment, makeDue, runTurnOf, taskOf } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { auditDelivery } from '#auditor/delivery'
import { named } from '#tests/fixtures/delivery/reference'

const FILTERS = { levelOne: ['XALC'], levelTwo: ['EUR'] }
const DAY = 'time,venue,currency,price\n09:00,XALC,EUR,1\n09:01,XALD,EUR,2\n'

const down = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))

/** Runs with a part of a store replaced, and puts it back. */
async function withStore(store: Storage, broken: Partial<Storage>, run: () => Promise<void>) {
  Object.assign(store, broken)
  try {
    await run()
  } finally {
    for (const name of Object.keys(broken)) Reflect.deleteProperty(store, name)
  }
}

const findings = () => auditDelivery(process.env.DATABASE_URL!, dataDirectory)

test.group('Delivery | a store that fails', (group) => {
  const lease = env.get('LEASE_SECONDS')
  group.each.teardown(async () => {
    env.set('LEASE_SECONDS', lease)
    await emptyLedger()
    await removeProducts()
    removeMade()
  })

  test('down for long: the task waits with its reason, then completes by itself', async ({
    assert,
  }) => {
    const product = await givenProduct('AWAY', { days: 3 })
    const [task] = await givenFulfilment(named('order:8801'), [product])
    await withStore(lake(), { size: down }, async () => {
      for (let attempt = 1; attempt <= 12; attempt++) {
        await makeDue(task!)
        await runTurnOf(task!)
        const { state, code } = await taskOf(task!)
        assert.deepEqual([state, code], ['Waiting', 'delivery.errors.storage_unavailable'])
      }
    })
    assert.equal((await progressOf(named('order:8801')))!.state, 'Running')
    await makeDue(task!)
    await runTurnOf(task!)
    assert.equal((await progressOf(named('order:8801')))!.state, 'Completed')
    assert.deepEqual(await findings(), [])
  })

  test('full: nothing half is offered, and it goes on when there is room', async ({ assert }) => {
    const product = await givenFilterable('ROOM', [csv(DAY), csv(DAY), csv(DAY)])
    const [task] = await givenFulfilment(named('order:8802'), [product], { filters: FILTERS })
    const store = made()
    const put = store.putStream.bind(store)
    let left = 1
    const filling: Storage['putStream'] = async (key, content) =>
      put(key, left-- > 0 ? content : fullAfterTenBytes(content))
    await withStore(store, { putStream: filling }, () => runTurnOf(task!))
    assert.equal((await taskOf(task!)).code, 'delivery.errors.storage_full')
    assert.equal((await madeFiles()).size, 1)
    assert.equal((await filesOf(named('order:8802'), { view: 'ready' })).totalCount, 1)
    assert.deepEqual(await findings(), [])
    await makeDue(task!)
    await runTurnOf(task!)
    assert.equal((await progressOf(named('order:8802')))!.state, 'Completed')
    assert.deepEqual(await findings(), [])
  })

  test('slow: a worker that waits for it keeps its task', async ({ assert }) => {
    env.set('LEASE_SECONDS', 4)
    const product = await givenFilterable('SLOW', [csv(DAY)])
    const [task] = await givenFulfilment(named('order:8803'), [product], { filters: FILTERS })
    const store = made()
    const put = store.putStream.bind(store)
    const slow: Storage['putStream'] = async (key, content) => {
      for (let look = 0; look < 12; look++) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await sweepTasks()
      }
      return put(key, content)
    }
    await withStore(store, { putStream: slow }, () => runTurnOf(task!))
    assert.equal((await taskOf(task!)).state, 'Succeeded')
    const [{ attempts }] = (await rows<{ attempts: number }>(
      null,
      'select attempts from delivery_tasks where id = ?',
      [task!]
    )) as [{ attempts: number }]
    assert.equal(attempts, 1)
  })
})

async function* fullAfterTenBytes(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield chunk.subarray(0, 10)
    throw Object.assign(new Error('write'), { code: 'ENOSPC' })
  }
}
