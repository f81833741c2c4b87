import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { CalendarDay } from '#shared/domain/calendar_day'
import { taskList } from '#delivery/lists/task_list'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { streamRows } from '#shared/reading/stream_rows'
import type User from '#identity/models/user'
import { holdBack, givenFulfilment, runTurnOf, taskOf } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger, givenUser } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

const asAdmin = () => givenUser('tasks-admin@example.com', 'shop_admin')

/** A form of the page, sent as the page sends it. */
const send = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client
    .put(`/admin/tasks/${path}`)
    .header('referer', '/admin/tasks')
    .json(body)
    .header('x-inertia', 'true')
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)

const call = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client.put(`/api/v1/tasks/${path}`).json(body).loginAs(user).withCsrfToken()

const states = async (address: Record<string, string>) =>
  (await taskList.page(taskList.read(address))).content.map(({ state }) => state)

type Outcome = { done: number[]; refused: { key: number; why: string }[] }

const today = () => String(CalendarDay.today().number)

test.group('Delivery | tasks for staff', (group) => {
  group.each.teardown(async () => {
    await emptyLedger()
    await removeProducts()
  })

  test('the page lists tasks with all their fields', async ({ assert, client }) => {
    const [task] = await givenFulfilment(named('order:8501'), [
      await givenProduct('SEEN', { days: 2 }),
    ])
    await runTurnOf(task!)
    const page = await client
      .get('/admin/tasks')
      .withInertia()
      .loginAs(await asAdmin())
    page.assertStatus(200)
    page.assertInertiaComponent('delivery/admin/tasks')
    const { tasks, counts } = page.inertiaProps as { tasks: object[]; counts: object }
    assert.deepEqual(counts, { all: 1, at_work: 0, attention: 0, done: 1 })
    assert.containsSubset(tasks[0], {
      ...{
        id: task,
        state: 'Succeeded',
        reference: 'order:8501',
        itemRef: '1',
        cmd: 'deliver_days',
      },
      ...{ from: '2000-01-01', to: '2000-01-02', recur: 'once', productFolder: 'SEEN' },
      ...{ filesDone: 2, filesExpected: 2, forceExecute: false, remark: '', problem: null },
      ...{ canRestart: false, canStop: false, canForce: false },
    })
  })

  test('views, filters and search narrow the list', async ({ assert }) => {
    const product = await givenProduct('VIEW', { days: 1 })
    const [failed, waiting, done] = await givenFulfilment(
      named('order:8502'),
      Array(3).fill(product)
    )
    await holdBack([failed!, waiting!])
    await runTurnOf(done!)
    await rows(
      null,
      `update delivery_tasks set state = 'Failed', failure_code = 'delivery.errors.storage_full'
        where id = ?`,
      [failed!]
    )
    assert.deepEqual(await states({ view: 'attention' }), ['Failed'])
    assert.deepEqual(await states({ view: 'at_work' }), ['Waiting'])
    assert.deepEqual(await states({ state: 'Succeeded,Failed', orderBy: 'state' }), [
      ...['Succeeded', 'Failed'],
    ])
    assert.deepEqual(await states({ cmd: 'extract_days' }), [])
    assert.deepEqual(await states({ search: String(waiting) }), ['Waiting'])
    assert.lengthOf(await states({ search: '8502' }), 3)
    assert.lengthOf(await states({ view: 'nonsense', orderBy: 'x; drop table', page: '99' }), 3)
  })

  test('restart and stop say what was done; the history says who did it', async ({
    assert,
    client,
  }) => {
    const admin = await asAdmin()
    const [task] = await givenFulfilment(named('order:8503'), [
      await givenProduct('DO', { days: 1 }),
    ])
    const stopped = await send(client, admin, `${task}/stop`)
    stopped.assertStatus(303)
    assert.deepEqual(stopped.flashMessage('toasts'), [
      { tone: 'info', text: `Task ${task} has been stopped.` },
    ])
    assert.equal((await taskOf(task!)).state, 'Stopped')
    const restarted = await send(client, admin, `${task}/restart`)
    assert.deepEqual(restarted.flashMessage('toasts'), [
      { tone: 'info', text: `Task ${task} has been restarted.` },
    ])
    const [first] = await listAudit({ type: 'delivery_task', id: task! })
    assert.equal(first!.actor.label, admin.email)
  })

  test('what fails begins with what failed, and says why', async ({ assert, client }) => {
    const [task] = await givenFulfilment(named('order:8504'), [
      await givenProduct('NO', { days: 1 }),
    ])
    const refused = await send(client, await asAdmin(), `${task}/restart`)
    assert.deepEqual(refused.flashMessage('inputErrorsBag'), {
      form: [
        'Task could not be restarted: Only a task that has failed or was stopped can be restarted.',
      ],
    })
    assert.equal((await taskOf(task!)).state, 'Waiting')
  })

  test('a forced task runs before all others', async ({ assert, client }) => {
    const [task] = await givenFulfilment(named('order:8505'), [
      await givenProduct('NOW', { days: 1 }),
    ])
    const admin = await asAdmin()
    ;(await send(client, admin, `${task}/restart`, { forceExecute: true })).assertStatus(303)
    const { content } = await taskList.page(taskList.read({}))
    assert.isTrue(content[0]!.forceExecute)
  })

  test('several at a time are rehearsed, stopped and restarted; the rest is told why not', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('MANY', { days: 1 })
    const [one, done] = await givenFulfilment(named('order:8507'), [product, product])
    await holdBack([one!])
    await runTurnOf(done!)
    const admin = await asAdmin()
    const bulk = async (step: string, isRehearsal: boolean) => {
      const body = { keys: [one, done], isRehearsal }
      const sent = client.post(`/admin/tasks/bulk/${step}`).accept('json').json(body)
      const response = await sent.loginAs(admin).withCsrfToken()
      return (response.body() as unknown as { data: Outcome }).data
    }
    const refused = [{ key: done, why: 'Only a task that waits or runs can be stopped.' }]
    assert.deepEqual(await bulk('stop', true), { done: [one], refused })
    assert.equal((await taskOf(one!)).state, 'Waiting')
    assert.deepEqual(await bulk('stop', false), { done: [one], refused })
    assert.equal((await taskOf(one!)).state, 'Stopped')
    assert.deepEqual((await bulk('restart', false)).done, [one])
    assert.equal((await taskOf(one!)).state, 'Waiting')
  })

  test('only who may write changes a task', async ({ assert, client }) => {
    const [task] = await givenFulfilment(named('order:8506'), [
      await givenProduct('MAY', { days: 1 }),
    ])
    const viewer = await givenUser('tasks-viewer@example.com', 'shop_viewer')
    ;(await send(client, viewer, `${task}/stop`)).assertStatus(403)
    ;(await call(client, viewer, `${task}/stop`)).assertStatus(403)
    assert.equal((await taskOf(task!)).state, 'Waiting')
  })

  test('the HTTP API lists, stops and restarts', async ({ assert, client }) => {
    const admin = await asAdmin()
    const [task] = await givenFulfilment(named('order:8507'), [
      await givenProduct('API', { days: 1 }),
    ])
    const list = await client.get('/api/v1/tasks?orderDirection=DESC').loginAs(admin)
    list.assertStatus(200)
    assert.containsSubset(list.body().data.content[0], {
      ...{
        id: task,
        orderId: 8507,
        orderItemId: 1,
        from: 20000101,
        to: 20000101,
        state: 'Waiting',
      },
    })
    ;(await call(client, admin, `${task}/stop`)).assertStatus(200)
    ;(await call(client, admin, `${task}/stop`)).assertStatus(409)
    ;(await call(client, admin, `${task}/restart`)).assertStatus(200)
    ;(await call(client, admin, '999999999/restart')).assertStatus(404)
    ;(await call(client, admin, '99999999999999999999/stop')).assertStatus(404)
    ;(await call(client, admin, `${task}/restart`, { forceExecute: 'soon' })).assertStatus(422)
  })

  test('the export holds every task of the list, harmless in a spreadsheet', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('CSV', { days: 1 })
    const admin = await asAdmin()
    await givenFulfilment(named('order:8508'), Array(12).fill(product), { licensee: '=1+1' })
    const csv = await client.get('/admin/tasks/export?separator=comma&view=at_work').loginAs(admin)
    csv.assertStatus(200)
    assert.include(csv.header('content-disposition')!, `webshop_tasks_${today()}.csv`)
    const lines = csv.text().trimEnd().split('\r\n')
    assert.lengthOf(lines, 13)
    assert.isTrue(lines[0]!.startsWith('\uFEFFTask,State,For,'))
    assert.include(lines[1]!, "'=1+1")
    const cells = lines[1]!.split(',')
    assert.deepEqual(cells.slice(8, 10), ['20000101', '20000101'])
    assert.match(cells[10]!, new RegExp(`^${today()} \\d\\d:\\d\\d$`))
    assert.deepEqual(cells.slice(11, 13), ['', ''])
    const none = await client.get('/admin/tasks/export?view=done').loginAs(admin)
    assert.lengthOf(none.text().trim().split('\r\n'), 1)
    assert.include(none.text(), 'Task;State;For;')
  })

  test('an export that fails at once is no file', async ({ assert, client, cleanup }) => {
    const admin = await asAdmin()
    const { lines } = taskList
    cleanup(() => void (taskList.lines = lines))
    taskList.lines = async () => streamRows('select 1 / 0')
    const csv = await client.get('/admin/tasks/export').loginAs(admin)
    csv.assertStatus(500)
    assert.isUndefined(csv.header('content-disposition'))
  })

  test('an export that fails in its midst is a failed transfer', async ({
    assert,
    client,
    cleanup,
  }) => {
    const product = await givenProduct('CSVEND', { days: 1 })
    await givenFulfilment(named('order:8509'), [product])
    const admin = await asAdmin()
    const { lines } = taskList
    cleanup(() => void (taskList.lines = lines))
    taskList.lines = async (...asked) => thenFails(await lines.apply(taskList, asked))
    await assert.rejects(() => client.get('/admin/tasks/export').loginAs(admin), /aborted|hang up/)
  })
})

async function* thenFails<Row>(whole: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of whole) {
    for (let copy = 0; copy < 5_000; copy++) yield row
  }
  await rows(null, 'select 1 / 0')
}
