import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rows } from '#shared/database'
import { changeOrder } from '#orders/actions/staff/change_order'
import type { OrderState } from '#orders/domain/order_state'
import { createStaff } from '#database/factories/identity/people'
import { checkout, checkoutAsJson, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenItem, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
import { givenQuota, usedOf } from '#tests/fixtures/orders/given_quota'
import { stateOf } from '#tests/fixtures/orders/given_order'
import { givenStaffBuyer } from '#tests/fixtures/orders/given_staff_buyer'

/** A week at 60.00 and the fee, without VAT. */
const NET = 35_000
const QUOTA = { paymentMethod: 'Quota', expectedTotalCents: NET }

test.group('Orders | paying by quota', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('sets the net total aside and charges no VAT', async ({ assert, client }) => {
    const quota = await givenQuota({ totalCents: NET })
    const buyer = await givenStaffBuyer('TICKS', 'derivatives')
    const response = await checkout(client, buyer, QUOTA)
    const [order] = await ordersOf(buyer)
    response.assertHeader('location', `/basket-status/${order!.number}`)
    assert.containsSubset(order, { state: 'Registered', net: NET, vat: 0, gross: NET })
    assert.equal(order!.reason, 'quota')
    assert.equal(await usedOf(quota), NET)
    assert.isEmpty(await itemsOf(buyer))
    const [mail] = await mailsTo(buyer)
    assert.match(mail!.text, /set against your quota/)
  })

  test('{title}: refused, nothing is ordered or used')
    .with([
      { title: 'one cent is missing', quota: { totalCents: NET - 1 } },
      { title: 'others have used it', quota: { totalCents: NET * 2, usedCents: NET + 1 } },
      { title: 'its time is over', quota: { from: '2020-01-01', to: '2020-12-31' } },
      { title: 'its time has not come', quota: { from: '2990-01-01', to: '2990-12-31' } },
    ])
    .run(async ({ assert, client }, { quota }) => {
      const id = await givenQuota(quota)
      const before = await usedOf(id)
      const buyer = await givenStaffBuyer('TICKS', 'derivatives')
      const response = await checkout(client, buyer, QUOTA)
      assert.deepEqual(Object.keys(errorsOf(response)), ['paymentMethod'])
      assert.isEmpty(await ordersOf(buyer))
      assert.equal(await usedOf(id), before)
      assert.lengthOf(await itemsOf(buyer), 1)
    })

  test('{role}: who does not hold orders.quota.checkout cannot choose it')
    .with([{ role: 'manager' as const }, { role: 'viewer' as const }])
    .run(async ({ assert, client }, { role }) => {
      await givenQuota()
      const buyer = await givenStaffBuyer('TICKS', role)
      const response = await checkoutAsJson(client, buyer, QUOTA)
      response.assertBodyContains({ errors: [{ code: 'orders.errors.payment_method' }] })
      assert.isEmpty(await ordersOf(buyer))
    })

  async function orderedByQuota(client: Parameters<typeof checkout>[0], totalCents = NET) {
    const quota = await givenQuota({ totalCents })
    const buyer = await givenStaffBuyer('TICKS', 'derivatives')
    await checkout(client, buyer, QUOTA)
    const [order] = await ordersOf(buyer)
    return { quota, buyer, number: order!.number }
  }

  async function moved(number: number, to: OrderState) {
    const { version } = await stateOf(number)
    const admin = await createStaff('admin')
    return changeOrder({
      orderNumber: number,
      expectedVersion: version,
      state: to,
      reason: 'Test',
      actor: { id: admin.id, label: 'Admin' },
    })
  }

  const entryOf = async (number: number) => {
    const order = await db.from('orders').where('number', number).firstOrFail()
    const entry = await db.from('quota_entries').where('order_id', order.id).firstOrFail()
    return entry.state as string
  }

  test('{to} gives it back, confirming books it')
    .with([{ to: 'Rejected' as const }, { to: 'Failed' as const }])
    .run(async ({ assert, client }, { to }) => {
      const { quota, number } = await orderedByQuota(client)
      assert.equal(await entryOf(number), 'Reserved')
      await moved(number, 'Confirmed')
      assert.equal(await entryOf(number), 'Booked')
      assert.equal(await usedOf(quota), NET)
      await moved(number, to)
      assert.equal(await entryOf(number), 'Released')
      assert.equal(await usedOf(quota), 0)
      await moved(number, 'Archived')
      assert.equal(await usedOf(quota), 0)
    })

  test('an order that was rejected is taken up again only while the quota lasts', async ({
    assert,
    client,
  }) => {
    const { quota, buyer, number } = await orderedByQuota(client)
    await moved(number, 'Rejected')
    await givenItem(buyer, 'TICKS')
    await checkout(client, buyer, QUOTA)
    assert.equal(await usedOf(quota), NET)

    const again = await moved(number, 'Confirmed')
    assert.containsSubset(again, { ok: false, refusal: { code: 'quota.errors.used_up' } })
    assert.equal((await stateOf(number)).state, 'Rejected')
    assert.equal(await usedOf(quota), NET)
  })

  test('quotas never overlap, and never shrink below what is used', async ({ assert }) => {
    await givenQuota({ from: '2030-01-01', to: '2030-12-31', usedCents: 500, totalCents: 1_000 })
    await givenQuota({ from: '2031-01-01', to: '2031-12-31' })
    const refused = async (sql: string) => {
      await rows(null, 'savepoint try')
      const failed = await rows(null, sql).then(
        () => false,
        () => true
      )
      await rows(null, 'rollback to savepoint try')
      return failed
    }
    assert.isTrue(
      await refused(
        `insert into quotas (total_cents, date_from, date_to) values (1, '2030-12-31', '2031-01-01')`
      )
    )
    assert.isTrue(await refused(`update quotas set total_cents = 499 where used_cents = 500`))
    assert.isTrue(await refused(`update quotas set used_cents = 1001 where used_cents = 500`))
  })

  test('the page shows the meter and the total without VAT', async ({ client }) => {
    await givenQuota({ totalCents: 100_000, usedCents: 10_000 })
    const buyer = await givenStaffBuyer('TICKS', 'derivatives')
    const page = await client
      .get('/basket/3')
      .loginAs(buyer)
      .withInertia()
      .header('referer', 'http://localhost/basket/3')
    page.assertInertiaPropsContains({
      offer: {
        quota: { totalCents: 100_000, usedCents: 10_000, remainingCents: 90_000 },
        quotaTotals: { grossCents: NET },
      },
    })
  })
})
