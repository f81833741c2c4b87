import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenFile } from '#tests/fixtures/delivery/ledger'

type Sheet = {
  sheet: { itemRef: string; month: number; files: number; made: number; used: number }[]
  opened: { itemRef: string; month: number } | null
  files: { id: number; day: string }[]
  filePaging: { totalCount: number }
  owed: { cents: number; by: string } | null
}

/** Files of one item: each on its day, all of the first one's task. */
async function givenFilesOn(number: number, days: string[]) {
  const files: { id: number }[] = []
  for (const day of days) {
    const file = await givenFile(number)
    files.push(file)
    await rows(
      null,
      `update delivery_files set day = ?, task_id = (select task_id from delivery_files where id = ?)
        where id = ?`,
      [day, files[0]!.id, file.id]
    )
  }
  await rows(
    null,
    `update delivery_tasks set item_ref = '7' where id in (select task_id from delivery_files where id = ?)`,
    [files[0]!.id]
  )
  return files
}

test.group('Orders | the page of an order as a sheet of days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenThreeFiles() {
    const buyer = await createCustomer()
    const number = await givenCompletedOrder(buyer)
    const files = await givenFilesOn(number, ['2025-03-03', '2025-03-04', '2025-04-01'])
    await rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [
      files[0]!.id,
    ])
    return { buyer, number, files }
  }

  test('what stands on the statement is told as long as there is the order, to its buyer and to staff', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenThreeFiles()
    const told = async (path: string, reader: typeof buyer) => {
      const page = await client.get(`${path}/${number}`).withInertia().loginAs(reader)
      return (page.inertiaProps as { order: { transferReference: string | null } }).order
        .transferReference
    }
    const staff = await createStaff('viewer')
    for (const method of ['BankTransfer', 'Card']) {
      await rows(null, 'update orders set payment_method = ? where number = ?', [method, number])
      const wanted = method === 'Card' ? null : inGroupsOfFour(creditorReference(number))
      assert.equal(await told('/my-account/my-orders', buyer), wanted)
      assert.equal(await told('/admin/manage-orders', staff), wanted)
    }
  })

  test('files are counted by item and month, and the first month to fetch stands open', async ({
    assert,
    client,
  }) => {
    const { buyer, number, files } = await givenThreeFiles()
    const page = await client.get(`/my-account/my-orders/${number}`).withInertia().loginAs(buyer)
    const shown = page.inertiaProps as Sheet
    const march = { itemRef: '7', month: 202503, files: 2, made: 2, used: 1 }
    const april = { itemRef: '7', month: 202504, files: 1, made: 1, used: 0 }
    assert.containsSubset(shown.sheet, [
      { ...march, bytes: 2000, waitingBytes: 1000, days: 0b1100, pending: 0, taken: 0b100 },
      { ...april, bytes: 1000, waitingBytes: 1000, days: 1, pending: 0, taken: 0 },
    ])
    assert.deepEqual(shown.opened, { itemRef: '7', month: 202503 })
    assert.deepEqual(
      shown.files.map(({ id }) => id),
      [files[0]!.id, files[1]!.id]
    )
  })

  test('another month is opened by its address, for customer and staff', async ({
    assert,
    client,
  }) => {
    const { buyer, number, files } = await givenThreeFiles()
    const readers = [
      { base: '/my-account/my-orders', reader: buyer },
      { base: '/admin/manage-orders', reader: await createStaff('viewer') },
    ]
    for (const { base, reader } of readers) {
      const address = `${base}/${number}?item=7&month=202504`
      const page = await client.get(address).withInertia().loginAs(reader)
      const shown = page.inertiaProps as Sheet
      assert.deepEqual(shown.opened, { itemRef: '7', month: 202504 })
      assert.deepEqual(
        shown.files.map(({ id }) => id),
        [files[2]!.id]
      )
      assert.equal(shown.filePaging.totalCount, 1)
    }
  })

  test('what an address asks in vain changes nothing: {$self}')
    .with(['item=7&month=202505', 'item=9&month=202503', 'item[]=7&month=x', 'month=0&all=9'])
    .run(async ({ assert, client }, query) => {
      const { buyer, number } = await givenThreeFiles()
      const address = `/my-account/my-orders/${number}?${query}`
      const page = await client.get(address).withInertia().loginAs(buyer)
      page.assertStatus(200)
      const { opened } = page.inertiaProps as Sheet
      assert.deepEqual(opened, { itemRef: '7', month: 202503 })
    })

  test('a month shows its first ten files until all are asked for', async ({ assert, client }) => {
    const buyer = await createCustomer()
    const number = await givenCompletedOrder(buyer)
    const days = Array.from({ length: 12 }, (_, at) => `2025-03-${String(at + 1).padStart(2, '0')}`)
    await givenFilesOn(number, days)
    const filesAt = async (query: string) => {
      const address = `/my-account/my-orders/${number}?${query}`
      const page = await client.get(address).withInertia().loginAs(buyer)
      return page.inertiaProps as Sheet
    }
    const first = await filesAt('')
    assert.lengthOf(first.files, 10)
    assert.equal(first.filePaging.totalCount, 12)
    assert.lengthOf((await filesAt('item=7&month=202503&all=1')).files, 12)
  })

  test('what hands everything out is offered while a file is left', async ({ assert, client }) => {
    const { buyer, number, files } = await givenThreeFiles()
    const offered = async () => {
      const page = await client.get(`/my-account/my-orders/${number}`).loginAs(buyer).accept('html')
      return [`/deliveries/${number}/archive`, `/deliveries/${number}/fetch-script`].filter((way) =>
        page.text().includes(`action="${way}`)
      )
    }
    assert.lengthOf(await offered(), 2)
    const used = `update delivery_files set state = 'Used', used_at = now() where id = any(?)`
    await rows(null, used, [files.map(({ id }) => id)])
    assert.isEmpty(await offered())
  })

  test('a failed order tells customer and staff what is owed back', async ({ assert, client }) => {
    const buyer = await createCustomer()
    const number = await givenCompletedOrder(buyer)
    await rows(null, `update orders set state = 'Failed' where number = ?`, [number])
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
       values (?, 5000, current_date, 'test')`,
      [number]
    )
    await rows(
      null,
      `insert into audit_events (created_at, actor_label, subject_type, subject_id, seq, action, before, after)
       values ('2026-03-02T10:00:00Z', 'System', 'order', ?, 99, 'orders.state_changed',
         '{"state":"Processing"}', '{"state":"Failed"}')`,
      [number]
    )
    for (const [base, reader] of [
      ['/my-account/my-orders', buyer],
      ['/admin/manage-orders', await createStaff('viewer')],
    ] as const) {
      const page = await client.get(`${base}/${number}`).withInertia().loginAs(reader)
      const { owed } = page.inertiaProps as Sheet
      assert.deepEqual(owed, { cents: 5000, by: '2026-03-16' })
    }
  })
})
