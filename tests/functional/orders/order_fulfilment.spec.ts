import { rmSync } from 'node:fs'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createCustomer } from '#database/factories/identity/people'
import downloadWindow from '#config/download_window'
import { fulfilmentCompleted, fulfilmentFailed, fulfilmentResumed } from '#delivery'
import { filesOf, progressOf } from '#delivery'
import { restartTask } from '#delivery/actions/tasks/restart_task'
import { MAX_FAILURES } from '#delivery/domain/retry'
import { orderReference } from '#orders/domain/order_reference'
import { getOrder } from '#orders/queries/get_order'
import { type OrderState } from '#orders/domain/order_state'
import { listAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { publish } from '#shared/jobs'
import { completeOrder } from '#orders/actions/complete_order'
import { failOrder } from '#orders/actions/fail_order'
import { resumeOrder } from '#orders/actions/resume_order'
import { changeOrder } from '#orders/actions/staff/change_order'
import { startOrderFulfilment } from '#orders/actions/start_order_fulfilment'
import { makeDue, runTurnOf, taskIds } from '#tests/fixtures/delivery/fulfilment'
import { pathOf, writeDay } from '#tests/fixtures/catalogue/lake_product'
import { checkout, emptyOrders, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { drainJobs } from '#tests/support/drain_jobs'
import { named } from '#tests/fixtures/delivery/reference'
import { ownerOf } from '#delivery/ports/delivery_owners'

const STAFF = { id: null, label: 'staff@example.com' }

async function givenPlaced(client: ApiClient) {
  await givenSoldProduct('TICKS')
  const buyer = await givenBuyer('TICKS')
  await checkout(client, buyer)
  const [order] = await ordersOf(buyer)
  return { buyer, number: order!.number, reference: orderReference(order!.number) }
}

async function setState(orderNumber: number, state: OrderState) {
  const { version } = (await getOrder(orderNumber))!
  return changeOrder({
    ...{ orderNumber, state, expectedVersion: version },
    ...{ actor: STAFF, reason: 'Payment has arrived' },
  })
}

/** The states that an order went through, by its history. */
const STEPS = ['orders.placed', 'orders.state_changed']

/** The invoice has mails of its own. */
const orderMailsTo = async (buyer: { email: string }) =>
  (await mailsTo(buyer)).filter(({ subject }) => !/invoice/i.test(subject))

async function wayOf(number: number): Promise<unknown[]> {
  const history = await listAudit({ type: 'order', id: number })
  return history.filter(({ action }) => STEPS.includes(action)).map(({ after }) => after?.state)
}

const HANDLERS = {
  completed: 'orders.complete_order',
  failed: 'orders.fail_order',
  resumed: 'orders.resume_order',
}

const work = () => drainJobs({ only: ['orders.', 'delivery.run_task'] })

test.group('Orders | from confirmation to files', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await emptyOrders()
  })

  test('a confirmed order is worked on, completed and announced to its customer', async ({
    assert,
    client,
  }) => {
    const { buyer, number, reference } = await givenPlaced(client)
    await setState(number, 'Confirmed')
    assert.isNull(await progressOf(reference))
    await work()

    assert.deepEqual(await wayOf(number), ['Registered', 'Confirmed', 'Processing', 'Completed'])
    const { content } = await filesOf(reference)
    assert.lengthOf(content, 5)
    assert.equal(content[0]!.name, 'TICKS_2000-01-03.csv')
    const mails = await orderMailsTo(buyer)
    assert.lengthOf(mails, 2)
    const order = (await getOrder(number))!
    assert.include(mails[1]!.text, CalendarDay.parse(order.lastDownloadDay!)!.format())
    assert.include(mails[1]!.text, `/my-account/my-orders/${number}`)
  })

  test('the window counts from completion, by the clock of the database', async ({
    assert,
    client,
  }) => {
    const { number } = await givenPlaced(client)
    await setState(number, 'Confirmed')
    clock.set('2001-01-01T12:00:00Z')
    await work()
    const [window] = await rows<{ days: number }>(
      null,
      `select last_download_day - shop_today() as days
         from orders where number = ?`,
      [number]
    )
    assert.equal(window!.days, 90)
    assert.equal(downloadWindow.days, 90)
  })

  test('every step that is told twice happens once', async ({ assert, client }) => {
    const { buyer, number, reference } = await givenPlaced(client)
    await setState(number, 'Confirmed')
    for (let time = 1; time <= 3; time++) await startOrderFulfilment(number)
    await work()
    const { lastDownloadDay, completedAt, version } = (await getOrder(number))!
    for (let time = 1; time <= 2; time++) {
      await startOrderFulfilment(number)
      await publish(null, fulfilmentCompleted, { reference })
      await completeOrder(number)
      await failOrder(number, { reason: 'delivery.errors.lake_file_missing', params: {} })
      await resumeOrder(number)
      await work()
    }
    assert.containsSubset(await getOrder(number), {
      ...{ state: 'Completed', lastDownloadDay, version },
    })
    assert.deepEqual((await getOrder(number))!.completedAt, completedAt)
    assert.lengthOf(await taskIds(reference), 1)
    assert.lengthOf(await orderMailsTo(buyer), 2)
    assert.lengthOf(await wayOf(number), 4)
  })

  test('8 workers told at once start one fulfilment', async ({ assert, client }) => {
    const { number, reference } = await givenPlaced(client)
    await setState(number, 'Confirmed')
    await Promise.all(Array.from({ length: 8 }, () => startOrderFulfilment(number)))
    assert.lengthOf(await taskIds(reference), 1)
    assert.deepEqual(await wayOf(number), ['Registered', 'Confirmed', 'Processing'])
  })

  test('a file that cannot be made fails the order with its reason, and a restart completes it', async ({
    assert,
    client,
  }) => {
    const { buyer, number, reference } = await givenPlaced(client)
    rmSync(pathOf('TICKS', '2000-01-05'))
    await setState(number, 'Confirmed')
    await work()
    const [task] = await taskIds(reference)
    for (let attempt = 2; attempt <= MAX_FAILURES; attempt++) {
      await makeDue(task!)
      await runTurnOf(task!)
    }
    await work()
    assert.containsSubset(await getOrder(number), {
      state: 'Failed',
      failureReason: 'delivery.errors.lake_file_missing',
      failureParams: { name: 'TICKS_2000-01-05.csv', day: '2000/01/05' },
      lastDownloadDay: null,
    })
    assert.lengthOf(await orderMailsTo(buyer), 1)

    writeDay('TICKS', '2000-01-05')
    await restartTask(task!, STAFF)
    await work()
    assert.deepEqual((await wayOf(number)).slice(2), [
      ...['Processing', 'Failed', 'Processing', 'Completed'],
    ])
    assert.containsSubset(await getOrder(number), { failureReason: null, failureParams: {} })
    assert.lengthOf(await orderMailsTo(buyer), 2)
  })

  test('news that comes in the order {$self} ends in the same state')
    .with([
      ['failed', 'resumed', 'completed'],
      ['failed', 'completed', 'resumed'],
      ['resumed', 'failed', 'completed'],
      ['resumed', 'completed', 'failed'],
      ['completed', 'failed', 'resumed'],
      ['completed', 'resumed', 'failed'],
    ] as const)
    .run(async ({ assert, client }, news) => {
      const { buyer, number, reference } = await givenPlaced(client)
      await setState(number, 'Confirmed')
      await startOrderFulfilment(number)
      rmSync(pathOf('TICKS', '2000-01-05'))
      const [task] = await taskIds(reference)
      for (let attempt = 1; attempt <= MAX_FAILURES; attempt++) {
        await makeDue(task!)
        await runTurnOf(task!)
      }
      const late = news.indexOf('failed') > 0
      if (!late) await drainJobs({ only: ['orders.fail_order'] })
      writeDay('TICKS', '2000-01-05')
      await restartTask(task!, STAFF)
      await runTurnOf(task!)
      for (const name of news) await drainJobs({ only: [HANDLERS[name]] })

      assert.equal((await getOrder(number))!.state, 'Completed')
      assert.equal((await wayOf(number)).at(-1), 'Completed')
      assert.lengthOf(await orderMailsTo(buyer), 2)
    })

  test('what is announced about other deliveries moves no order: {$self}')
    .with(['subscription:7', 'order:', 'order:0', 'order:9e99', 'order:424242'])
    .run(async ({ assert, client }, name) => {
      const reference = named(name)
      const { number } = await givenPlaced(client)
      await publish(null, fulfilmentCompleted, { reference })
      await publish(null, fulfilmentFailed, { reference, reason: 'x', params: {} })
      await publish(null, fulfilmentResumed, { reference })
      await work()
      assert.deepEqual(await wayOf(number), ['Registered'])
      const [left] = await rows<{ jobs: number }>(
        null,
        `select count(*) as jobs from pgboss.job where name like 'orders.%' and state <> 'completed'`
      )
      assert.equal(left!.jobs, 0)
    })

  test('an exception back to work keeps the window that the customer knows', async ({
    assert,
    client,
  }) => {
    const { number } = await givenPlaced(client)
    await setState(number, 'Confirmed')
    await work()
    await rows(null, `update orders set last_download_day = '2001-02-03' where number = ?`, [
      number,
    ])
    await setState(number, 'Processing')
    await setState(number, 'Completed')
    assert.equal((await getOrder(number))!.lastDownloadDay, '2001-02-03')
  })

  test('an order that was set back to Confirmed ends again, without a second mail', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenPlaced(client)
    for (let time = 1; time <= 2; time++) {
      await setState(number, 'Confirmed')
      await work()
      assert.equal((await getOrder(number))!.state, 'Completed')
    }
    assert.lengthOf(await orderMailsTo(buyer), 2)
  })

  test('files belong to the customer of a completed order until the window ends', async ({
    assert,
    client,
  }) => {
    const { buyer, number, reference } = await givenPlaced(client)
    const other = await createCustomer()
    const ask = async (userId: number, asked = reference) =>
      ownerOf(asked).mayDownload(userId, asked.key)
    assert.deepEqual(await ask(buyer.id), { verdict: 'not_completed' })

    await setState(number, 'Confirmed')
    await work()
    await rows(null, `update orders set last_download_day = '2026-07-31' where number = ?`, [
      number,
    ])
    const right = await ask(buyer.id)
    assert.equal(right.verdict, 'yes')
    assert.deepEqual(right, { verdict: 'yes', windowEndsAt: new Date('2026-07-31T22:00:00Z') })
    assert.deepEqual(await ask(other.id), { verdict: 'no' })
    for (const unknown of ['order:424242', 'order:9e99', 'order:', 'subscription:1']) {
      assert.deepEqual(await ask(buyer.id, named(unknown)), { verdict: 'no' })
    }
    await setState(number, 'Failed')
    assert.deepEqual(await ask(buyer.id), { verdict: 'no' })
  })
})
