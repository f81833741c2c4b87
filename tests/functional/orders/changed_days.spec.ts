import { test } from '@japa/runner'
import { withdrawFiles } from '#catalogue/actions/lake_import/withdraw_files'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { tellBuyers } from '#orders/actions/changed_days/tell_buyers'
import { WEEK } from '#tests/fixtures/basket/given_basket'
import { mark, takeBack } from '#tests/fixtures/catalogue/marked_days'
import { emptyOrders, mailsTo } from '#tests/fixtures/orders/checkout'
import { correctDay, givenDelivered, workOnOrders } from '#tests/fixtures/orders/delivered_order'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'

const code = 'TICKS'

/** After the time in which a mark may be taken back. */
async function later() {
  await rows(null, `update pgboss.job set start_after = now() where name = 'orders.tell_of_days'`)
  await workOnOrders()
}

const told = async (buyer: { email: string }) =>
  (await mailsTo(buyer)).filter(({ subject }) => /corrected|withdrawn/i.test(subject))

test.group('Orders | days that change after they were delivered', (group) => {
  group.each.teardown(emptyOrders)

  test('a corrected day is told to who bought it, once, by mail and on the order', async ({
    assert,
    client,
  }) => {
    const { buyer, number, product } = await givenDelivered(client, code)
    await correctDay(product, WEEK.to)
    await workOnOrders()
    const [mail, ...others] = await told(buyer)
    assert.lengthOf(others, 0)
    assert.equal(mail!.subject, `Corrected days of your order ${number} can be fetched again`)
    const history = await listAudit({ type: 'order', id: number })
    const { action, after } = history.at(-1)!
    assert.equal(action, 'orders.days_renewed')
    assert.containsSubset(after, { product: code, days: [WEEK.to] })

    const at = after!.at as string
    await tellBuyers({ productId: product.id, what: 'corrected', days: [WEEK.to], at })
    assert.lengthOf(await told(buyer), 1)
    const page = await client.get(`/my-account/my-orders/${number}`).loginAs(buyer).accept('html')
    assert.include(
      readAsWritten(page.text()),
      'The source corrected days of this order; you can fetch'
    )
  })

  test('a withdrawn day is told as well; one that nobody bought is told to nobody', async ({
    assert,
    client,
  }) => {
    const { buyer, product, number } = await givenDelivered(client, code)
    await rows(
      null,
      `insert into lake_files (product_id, day, key, bytes, sha256)
       select product_id, day + 60, key || '.later', bytes, sha256 from lake_files
        where product_id = ? and day = ?`,
      [product.id, WEEK.to]
    )
    await correctDay(product, '2000-03-07')
    await workOnOrders()
    assert.lengthOf(await told(buyer), 0)
    await withdrawFiles(product, [{ day: WEEK.to, part: 1 }])
    await workOnOrders()
    assert.deepEqual(
      (await told(buyer)).map(({ subject }) => subject),
      [`Days of your order ${number} were withdrawn`]
    )
  })

  test('a day that staff mark missing is told as well, once, but not when they take it back first', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenDelivered(client, code)
    await mark({ code, mark: 'missing', from: WEEK.to })
    await takeBack(code, WEEK.to)
    await later()
    assert.lengthOf(await told(buyer), 0)
    await mark({ code, mark: 'missing', from: WEEK.to })
    await workOnOrders()
    assert.lengthOf(await told(buyer), 0)
    await mark({ code, mark: 'missing', from: WEEK.to })
    await mark({ code, mark: 'degraded', from: WEEK.from })
    await later()
    assert.deepEqual(
      (await told(buyer)).map(({ subject }) => subject),
      [`Days of your order ${number} were withdrawn`]
    )
  })
})
