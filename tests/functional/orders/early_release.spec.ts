import { rmSync } from 'node:fs'
import { test } from '@japa/runner'
import delivery from '#config/delivery'
import { filesOf } from '#delivery'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { orderReference } from '#orders/domain/order_reference'
import { getOrder } from '#orders/queries/get_order'
import { changeOrder } from '#orders/actions/staff/change_order'
import { startOrderFulfilment } from '#orders/actions/start_order_fulfilment'
import { CalendarDay } from '#shared/domain/calendar_day'
import { downloadPhase } from '#orders/domain/download_phase'
import { runTurnOf, taskIds } from '#tests/fixtures/delivery/fulfilment'
import { pathOf } from '#tests/fixtures/catalogue/lake_product'
import { checkout, emptyOrders, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'

const phaseOf = (order: Parameters<typeof downloadPhase>[0]) =>
  downloadPhase(order, {
    today: CalendarDay.today(),
    releasesEarly: delivery.releaseFilesEarly,
  })

test.group('Delivery | early release', (group) => {
  group.each.teardown(async () => {
    delivery.releaseFilesEarly = false
    await emptyOrders()
  })

  test('finished files wait for the order, unless the operator releases them', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer)
    const { number } = (await ordersOf(buyer))[0]!
    const { version } = (await getOrder(number))!
    const actor = { id: null, label: 'staff@example.com' }
    await changeOrder({
      ...{ orderNumber: number, state: 'Confirmed', expectedVersion: version, actor },
      reason: 'Payment has arrived',
    })
    await startOrderFulfilment(number)
    rmSync(pathOf('TICKS', '2000-01-05'))
    const reference = orderReference(number)
    const [task] = await taskIds(reference)
    await runTurnOf(task!)

    const order = (await getOrder(number))!
    assert.equal(order.state, 'Processing')
    const [ready] = (await filesOf(reference, { view: 'ready' })).content
    const [inWork] = (await filesOf(reference, { view: 'in_work' })).content
    const claim = (fileId: number) => claimFile({ fileId, reference, userId: buyer.id, actor })

    assert.equal(phaseOf(order), 'not_completed')
    assert.containsSubset(await claim(ready!.id), {
      refusal: { code: 'delivery.errors.not_completed' },
    })
    delivery.releaseFilesEarly = true
    assert.equal(phaseOf(order), 'open')
    assert.isTrue((await claim(ready!.id)).ok)
    assert.containsSubset(await claim(inWork!.id), {
      refusal: { code: 'delivery.errors.not_ready' },
    })
    assert.isNull((await getOrder(number))!.lastDownloadDay)
  })
})
