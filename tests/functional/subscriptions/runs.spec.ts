import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { followDays } from '#arrivals/actions/follow_days'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { failRun } from '#subscriptions/actions/runs/end_run'
import { stepRun } from '#subscriptions/actions/runs/step_run'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import { givenWebhook } from '#tests/fixtures/webhooks/given_webhook'

type Run = {
  id: number
  kind: string
  state: string
  daysDone: number
  daysEntered: number
  daysTold: number
}
type Entry = { day: string; files: number; isTold: boolean }

const WHOLE: Entitlement = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
const FIRST = CalendarDay.of(2025, 1, 1)
const UNTIL_FEBRUARY: Entitlement = {
  isUnrestricted: false,
  visible: ALWAYS,
  ranges: [{ days: { from: FIRST, until: CalendarDay.of(2025, 1, 31) }, visible: ALWAYS }],
}

const book = (productId: number) =>
  rows<Entry>(
    null,
    `select day, files, told_at is not null as "isTold" from announced_days
      where product_id = ? order by day`,
    [productId]
  )

/** Files that came after the book was begun. */
const filesCame = async (productId: number, days: string[]) => {
  await givenFiles(
    productId,
    days.map((day) => ({ day }))
  )
  await rows(
    null,
    `update lake_files set updated_at = now() + interval '1 minute'
      where product_id = ? and day = any(?::date[])`,
    [productId, days]
  )
}

const messages = () =>
  rows<{ key: string; userId: number }>(
    null,
    `select m.dedupe_key as key, h.user_id as "userId"
       from webhook_messages m join webhook_deliveries d on d.message_id = m.id
       join webhooks h on h.id = d.webhook_id order by m.dedupe_key, h.user_id`
  )

const daysFrom = (count: number) => [...Array(count).keys()].map((n) => FIRST.plusDays(n).iso)

test.group('Subscriptions | missing files and files made anew', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  const call = async (client: ApiClient, method: 'get' | 'put' | 'delete', path: string) =>
    client[method](`/api/v1/subscription-types/${path}`)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()

  const runOf = async (client: ApiClient, typeId: number) => {
    const response = await call(client, 'get', `${typeId}/run`)
    return (response.body() as unknown as { data: Run }).data
  }

  /** As the worker does it. */
  const work = async ({ id }: Run) => {
    while (await stepRun(id)) continue
  }

  const initialised = async (client: ApiClient, typeId: number, way = 'reinitialize') => {
    const response = await call(client, 'put', `${typeId}/${way}`)
    response.assertStatus(202)
    await work(await runOf(client, typeId))
    return runOf(client, typeId)
  }

  const given = async () => {
    const product = await givenProduct('runs_levels')
    await givenFiles(
      product.id,
      daysFrom(3).map((day) => ({ day }))
    )
    return { product, typeId: await givenType({ productIds: [product.id] }) }
  }

  test('a book that is begun tells nobody; what comes afterwards is told once, to who may see it', async ({
    assert,
    client,
  }) => {
    const { product, typeId } = await given()
    const other = await givenType({ name: 'Another', productIds: [product.id] })
    const [all, early, nobody] = await Promise.all([1, 2, 3].map(() => createCustomer()))
    await givenSubscription(typeId, all!.id, WHOLE)
    await givenSubscription(other, all!.id, WHOLE)
    await givenSubscription(typeId, early!.id, UNTIL_FEBRUARY)
    for (const user of [all!, early!, nobody!]) {
      await givenWebhook(user, { url: 'https://hooks.brook.example/', events: ['file.available'] })
    }
    assert.containsSubset(await initialised(client, typeId), {
      ...{ kind: 'Initialise', state: 'Completed', daysTotal: 3, daysDone: 3 },
      ...{ daysEntered: 3, daysTold: 0 },
    })
    assert.deepEqual(await messages(), [])
    await filesCame(product.id, ['2025-01-30', '2025-02-03'])
    const again = await initialised(client, typeId)
    assert.containsSubset(again, { daysDone: 5, daysEntered: 2, daysTold: 2 })
    const told = [
      { key: `file.available:${product.id}:2025-01-30`, userId: all!.id },
      { key: `file.available:${product.id}:2025-01-30`, userId: early!.id },
      { key: `file.available:${product.id}:2025-02-03`, userId: all!.id },
    ]
    assert.deepEqual(await messages(), told)
    await initialised(client, other)
    await initialised(client, typeId, 'cleanAndReinitialize')
    await rows(null, 'delete from webhook_deliveries')
    await initialised(client, typeId)
    assert.deepEqual(await messages(), [])
  })

  test('a history that is loaded at once is entered, and nobody is told of it', async ({
    assert,
    client,
  }) => {
    const { product, typeId } = await given()
    await initialised(client, typeId)
    await filesCame(product.id, daysFrom(40).slice(3))
    assert.containsSubset(await initialised(client, typeId), { daysEntered: 37, daysTold: 0 })
  })

  test('a day that is still awaited is left to its morning; what was told there is in the book', async ({
    assert,
    client,
  }) => {
    const { product, typeId } = await given()
    await rows(
      null,
      `insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected,
                                 files, arrived_at)
       values (?, '2025-01-02', '2025-01-03', '2025-01-03 05:00Z', '2025-01-03 06:00Z', 1, 1, now())`,
      [product.id]
    )
    await initialised(client, typeId)
    assert.deepEqual(
      (await book(product.id)).map(({ day }) => day),
      ['2025-01-01', '2025-01-03']
    )
    await followDays()
    assert.containsSubset(await book(product.id), [{ day: '2025-01-02', files: 1, isTold: true }])
  })

  test('made anew, days without files go, the number of files is taken again, what was told stays told', async ({
    assert,
    client,
  }) => {
    const { product, typeId } = await given()
    await initialised(client, typeId)
    await filesCame(product.id, ['2025-01-30'])
    await initialised(client, typeId)
    await rows(null, `delete from lake_files where product_id = ? and day = '2025-01-02'`, [
      product.id,
    ])
    await rows(null, `update announced_days set files = 9 where product_id = ?`, [product.id])
    await initialised(client, typeId)
    assert.lengthOf(await book(product.id), 4)
    const made = await initialised(client, typeId, 'cleanAndReinitialize')
    assert.containsSubset(made, { kind: 'Recreate', state: 'Completed', daysEntered: 0 })
    assert.deepEqual(await book(product.id), [
      { day: '2025-01-01', files: 1, isTold: false },
      { day: '2025-01-03', files: 1, isTold: false },
      { day: '2025-01-30', files: 1, isTold: true },
    ])
  })

  test('stretch after stretch goes on where it was, over all products', async ({
    assert,
    client,
  }) => {
    const products = [await givenProduct('runs_one'), await givenProduct('runs_two')]
    for (const { id } of products) {
      await givenFiles(
        id,
        daysFrom(501).map((day) => ({ day }))
      )
    }
    const typeId = await givenType({ productIds: products.map(({ id }) => id) })
    await call(client, 'put', `${typeId}/reinitialize`)
    const { id } = await runOf(client, typeId)
    const seen: number[] = []
    while (await stepRun(id)) seen.push((await runOf(client, typeId)).daysDone)
    assert.deepEqual(seen, [500, 501, 1001, 1002])
    assert.containsSubset(await runOf(client, typeId), { state: 'Completed', daysEntered: 1002 })
  })

  test('it is stopped, before it began and on its way; then it can begin again', async ({
    assert,
    client,
  }) => {
    const { typeId } = await given()
    assert.equal((await call(client, 'delete', `${typeId}/run`)).status(), 409)
    await call(client, 'put', `${typeId}/reinitialize`)
    await call(client, 'delete', `${typeId}/run`)
    assert.equal((await runOf(client, typeId)).state, 'Stopped')
    await call(client, 'put', `${typeId}/reinitialize`)
    const run = await runOf(client, typeId)
    await stepRun(run.id)
    await call(client, 'delete', `${typeId}/run`)
    assert.equal((await runOf(client, typeId)).state, 'Running')
    assert.isFalse(await stepRun(run.id))
    assert.equal((await runOf(client, typeId)).state, 'Stopped')
    assert.equal((await initialised(client, typeId)).state, 'Completed')
  })

  test('pressed twice it runs once; the other task waits for its end', async ({
    assert,
    client,
  }) => {
    const { typeId } = await given()
    await call(client, 'put', `${typeId}/reinitialize`)
    const { id } = await runOf(client, typeId)
    ;(await call(client, 'put', `${typeId}/reinitialize`)).assertStatus(202)
    assert.equal((await runOf(client, typeId)).id, id)
    assert.equal((await call(client, 'put', `${typeId}/cleanAndReinitialize`)).status(), 409)
  })

  test('one that fails says why', async ({ assert, client }) => {
    const { typeId } = await given()
    await call(client, 'put', `${typeId}/reinitialize`)
    await failRun((await runOf(client, typeId)).id, new Error('The lake is away'))
    const run = await runOf(client, typeId)
    assert.containsSubset(run, { state: 'Failed', problem: 'The lake is away' })
    assert.isFalse(await stepRun(run.id))
  })

  test('a filterable type is refused by both ways', async ({ assert, client }) => {
    const typeId = await givenType({ isFilterable: true })
    for (const way of ['reinitialize', 'cleanAndReinitialize']) {
      assert.equal((await call(client, 'put', `${typeId}/${way}`)).status(), 409)
    }
    for (const way of ['initialisation', 'recreation']) {
      const response = await client
        .put(`/admin/manage-subscriptions/${typeId}/${way}`)
        .loginAs(await createStaff('admin'))
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      assert.deepEqual(Object.keys(errorsOf(response)), ['form'])
    }
    assert.equal((await call(client, 'get', `${typeId}/run`)).status(), 404)
  })
})
