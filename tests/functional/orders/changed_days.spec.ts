import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { folderSource } from '#catalogue/actions/lake_import/folder_source'
import { withdrawFiles } from '#catalogue/actions/lake_import/withdraw_files'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { tellBuyers } from '#orders/actions/changed_days/tell_buyers'
import { changeOrder } from '#orders/actions/staff/change_order'
import { givenBuyer, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'
import { checkout, emptyOrders, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'
import { drainJobs } from '#tests/support/drain_jobs'

const code = 'TICKS'
const actor = { id: null, label: 'staff@example.com' }
const work = () => drainJobs({ only: ['orders.', 'delivery.run_task'] })

async function givenDelivered(client: ApiClient) {
  const id = await givenSoldProduct(code)
  const buyer = await givenBuyer(code)
  await checkout(client, buyer)
  const [order] = await ordersOf(buyer)
  await changeOrder({ orderNumber: order!.number, state: 'Confirmed', reason: 'Paid', actor })
  await work()
  return { buyer, number: order!.number, product: { id, code } }
}

/** Other bytes come for a day, as an import brings them. */
async function correct(product: { id: number; code: string }, day: string) {
  const folder = mkdtempSync(join(tmpdir(), 'corrected-'))
  writeFileSync(
    join(folder, `${day.replaceAll('-', '')}.csv`),
    `time,price\n09:00:00,${Math.random()}\n`
  )
  await importLakeFiles({ product, pattern: '{YYYYMMDD}.csv', source: folderSource(folder) })
  rmSync(folder, { recursive: true })
}

const told = async (buyer: { email: string }) =>
  (await mailsTo(buyer)).filter(({ subject }) => /corrected|withdrawn/.test(subject))

test.group('Orders | days that change after they were delivered', (group) => {
  group.each.teardown(emptyOrders)

  test('a corrected day is told to who bought it, once, by mail and on the order', async ({
    assert,
    client,
  }) => {
    const { buyer, number, product } = await givenDelivered(client)
    await correct(product, WEEK.to)
    await work()
    const [mail, ...others] = await told(buyer)
    assert.lengthOf(others, 0)
    assert.equal(mail!.subject, `Days of your order ${number} were corrected`)
    const history = await listAudit({ type: 'order', id: number })
    const { action, after } = history.at(-1)!
    assert.equal(action, 'orders.days_corrected')
    assert.containsSubset(after, { product: code, days: [WEEK.to] })

    const at = after!.at as string
    await tellBuyers({ productId: product.id, what: 'corrected', days: [WEEK.to], at })
    assert.lengthOf(await told(buyer), 1)
    const page = await client.get(`/my-account/my-orders/${number}`).loginAs(buyer).accept('html')
    assert.include(readAsWritten(page.text()), 'The source corrected days of this order')
  })

  test('a withdrawn day is told as well; one that nobody bought is told to nobody', async ({
    assert,
    client,
  }) => {
    const { buyer, product, number } = await givenDelivered(client)
    await rows(
      null,
      `insert into lake_files (product_id, day, key, bytes, sha256)
       select product_id, day + 60, key || '.later', bytes, sha256 from lake_files
        where product_id = ? and day = ?`,
      [product.id, WEEK.to]
    )
    await correct(product, '2000-03-07')
    await work()
    assert.lengthOf(await told(buyer), 0)
    await withdrawFiles(product, [{ day: WEEK.to, part: 1 }])
    await work()
    assert.deepEqual(
      (await told(buyer)).map(({ subject }) => subject),
      [`Days of your order ${number} were withdrawn`]
    )
  })
})
