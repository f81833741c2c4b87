import { test } from '@japa/runner'
import { acquireNextTask } from '#delivery/actions/tasks/acquire_task'
import { runNextTask } from '#delivery/actions/tasks/run_task'
import { laneOf } from '#delivery/domain/task_step'
import { restartTask } from '#delivery/actions/tasks/restart_task'
import { rows } from '#shared/database'
import {
  expireLease,
  givenFulfilment,
  runTurnOf,
  taskOf,
} from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

const STAFF = { id: null, label: 'staff@example.com' }
const BIG = 80

/** Whose tasks are taken, in their order. */
async function turns(count: number, lane: 'small' | 'large' = 'large'): Promise<string[]> {
  const taken: string[] = []
  for (let turn = 0; turn < count; turn++) {
    const task = await acquireNextTask(lane)
    if (!task) break
    const [owner] = await rows<{ licensee: string }>(
      null,
      'select licensee from fulfilments where id = ?',
      [task.fulfilmentId]
    )
    taken.push(owner!.licensee)
  }
  return taken
}

test.group('Delivery | whose turn it is', (group) => {
  group.each.teardown(async () => {
    await emptyLedger()
    await removeProducts()
  })

  test('customers take turns, however many items one of them ordered', async ({ assert }) => {
    const product = await givenProduct('TURN', { days: 1 })
    await givenFulfilment(named('order:8401'), Array(5).fill(product), { licensee: 'Many AG' })
    await givenFulfilment(named('order:8402'), [product, product], { licensee: 'Few GmbH' })
    assert.deepEqual(await turns(7), [
      ...['Many AG', 'Few GmbH', 'Many AG', 'Few GmbH'],
      ...['Many AG', 'Many AG', 'Many AG'],
    ])
  })

  test('with one worker, too, nobody waits for all items of another', async ({ assert }) => {
    const product = await givenProduct('ALONE', { days: 1 })
    const many = await givenFulfilment(named('order:8403'), Array(3).fill(product), {
      licensee: 'Many',
    })
    const [few] = await givenFulfilment(named('order:8404'), [product], { licensee: 'Few' })
    await runNextTask('large')
    await runNextTask('large')
    assert.equal((await taskOf(few!)).state, 'Succeeded')
    const states = await Promise.all(many.map(async (id) => (await taskOf(id)).state))
    assert.deepEqual(states.sort(), ['Succeeded', 'Waiting', 'Waiting'])
  })

  test('the small lane takes no large task, the large one takes both', async ({ assert }) => {
    const large = await givenProduct('LARGE', { days: BIG })
    await givenFulfilment(named('order:8405'), [large, large], { licensee: 'Large' })
    assert.deepEqual(await turns(1, 'small'), [])
    const small = await givenProduct('SMALL', { days: 1 })
    await givenFulfilment(named('order:8406'), [small], { licensee: 'Small' })
    assert.deepEqual(await turns(2, 'small'), ['Small'])
    assert.deepEqual(await turns(3), ['Large', 'Large'])
  })

  test('what is forced comes first', async ({ assert }) => {
    const product = await givenProduct('FORCE', { days: 1 })
    await givenFulfilment(named('order:8407'), [product, product], { licensee: 'First' })
    const [late] = await givenFulfilment(named('order:8408'), [product], { licensee: 'Late' })
    assert.isTrue((await restartTask(late!, STAFF, { forceExecute: true })).ok)
    assert.deepEqual(await turns(1), ['Late'])
  })

  test('many workers at once take each task once', async ({ assert }) => {
    const product = await givenProduct('RACE', { days: 1 })
    await givenFulfilment(named('order:8409'), Array(6).fill(product))
    const taken = await Promise.all(Array.from({ length: 12 }, () => acquireNextTask('large')))
    const ids = taken.filter((task) => task !== null).map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
    assert.isAbove(ids.length, 0)
  })

  test('a turn that is over ends between files, and the rest comes later', async ({ assert }) => {
    const product = await givenProduct('OVER', { days: BIG })
    const [task] = await givenFulfilment(named('order:8410'), [product])
    await runNextTask('large', { soon: AbortSignal.abort() })
    assert.deepInclude(await taskOf(task!), { state: 'Waiting', failures: 0 })
    await runTurnOf(task!)
    assert.equal((await taskOf(task!)).state, 'Succeeded')
  })

  test('a task whose worker died counts against nobody for ever', async ({ assert }) => {
    const product = await givenProduct('DEAD', { days: 1 })
    const [task] = await givenFulfilment(named('order:8411'), [product])
    await acquireNextTask('large')
    await expireLease(task!)
    assert.isNull(await acquireNextTask('large'))
  })

  test('the lane follows size, number of files and the archive', ({ assert }) => {
    const amount = { files: 70, bytes: 1_000, archived: 0 }
    assert.equal(laneOf(amount), 'small')
    assert.equal(laneOf({ ...amount, files: 71 }), 'large')
    assert.equal(laneOf({ ...amount, bytes: 300 * 1024 * 1024 }), 'large')
    assert.equal(laneOf({ ...amount, archived: 1 }), 'large')
  })
})
