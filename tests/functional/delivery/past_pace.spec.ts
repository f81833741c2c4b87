import { test } from '@japa/runner'
import { progressOf } from '#delivery'
import { forgetPace, pastPace } from '#delivery/queries/past_pace'
import { rows } from '#shared/database'
import { givenFulfilment } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

/** A task of the past that made so many bytes in so many seconds. */
const past = (id: number, seconds: number, bytes: number) =>
  rows(
    null,
    `update delivery_tasks
        set state = 'Succeeded', started_at = now() - make_interval(secs => ?), finished_at = now(),
            bytes_done = ?
      where id = ?`,
    [seconds, bytes, id]
  )

test.group('Delivery | the pace of past tasks', (group) => {
  group.each.setup(forgetPace)
  group.each.teardown(async () => {
    forgetPace()
    await emptyLedger()
    await removeProducts()
  })

  test('is the median of its product, else that of any product', async ({ assert }) => {
    const known = await givenProduct('KNOWN', { days: 1 })
    const fresh = await givenProduct('FRESH', { days: 1 })
    const tasks = await givenFulfilment(named('order:8701'), Array(3).fill(known))
    await past(tasks[0]!, 10, 100)
    await past(tasks[1]!, 30, 100)
    await past(tasks[2]!, 500, 100)
    const kinds = [known, fresh].map(({ id }) => ({ productId: id, cmd: 'deliver_days' as const }))
    const paceOf = await pastPace(kinds)
    assert.closeTo(paceOf(kinds[0]!)!.secondsPerByte, 0.3, 0.001)
    assert.closeTo(paceOf(kinds[1]!)!.seconds, 30, 0.001)
    assert.isNull(paceOf({ productId: known.id, cmd: 'extract_days' }))
  })

  test('shows as a time as soon as there is a past', async ({ assert }) => {
    const product = await givenProduct('TIMED', { days: 1 })
    await givenFulfilment(named('order:8702'), [product])
    assert.isNull((await progressOf(named('order:8702')))!.readyAt)
    const [done] = await givenFulfilment(named('order:8703'), [product])
    await past(done!, 60, 27)
    forgetPace()
    const asked = Date.now()
    const { readyAt } = (await progressOf(named('order:8702')))!
    assert.isAtLeast(readyAt!.getTime(), asked + 59_000)
    assert.isAtMost(readyAt!.getTime(), Date.now() + 61_000)
  })
})
