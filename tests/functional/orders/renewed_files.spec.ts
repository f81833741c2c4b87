import { test } from '@japa/runner'
import { renewFiles } from '#delivery'
import { verifyChecksum } from '#delivery/queries/verify_checksum'
import { rows, transaction } from '#shared/database'
import { WEEK } from '#tests/fixtures/basket/given_basket'
import { emptyOrders, mailsTo } from '#tests/fixtures/orders/checkout'
import { correctDay, givenDelivered, workOnOrders } from '#tests/fixtures/orders/delivered_order'
import { until } from '#tests/fixtures/shared/until'

const code = 'TICKS'

type File = { id: number; state: string; version: number; sha256: string; revision: number }

async function fileOf(number: number, day: string): Promise<File> {
  const [file] = await rows<File>(
    null,
    `select f.id, f.state, f.version, f.sha256,
            (select max(revision) from delivery_manifests m where m.fulfilment_id = d.id) as revision
       from delivery_files f join fulfilments d on d.id = f.fulfilment_id
      where d.owner_kind = 'order' and d.owner_key = ? and f.day = ?`,
    [String(number), day]
  )
  return file!
}

const use = ({ id }: File) =>
  rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [id])

const CLAIM = `
  with held as (select id from delivery_files where id = :id for update),
  claim as (
    insert into delivery_claims (file_id, user_id, ends_at, bytes_served)
    select id, :userId, now() + interval '1 day', 1 from held)
  update delivery_files set state = 'Claimed' where id = :id`

const isHeldUp = async () => {
  const waiting = await rows(
    null,
    `select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%delivery_files%' and pid <> pg_backend_pid()`
  )
  return waiting.length > 0
}

test.group('Orders | files of corrected days', (group) => {
  group.each.teardown(emptyOrders)

  test('a file that was downloaded can be fetched again, once for each version', async ({
    assert,
    client,
  }) => {
    const { buyer, number, product } = await givenDelivered(client, code)
    const before = await fileOf(number, WEEK.to)
    await use(before)
    await use(await fileOf(number, WEEK.from))
    await correctDay(product, WEEK.to)
    await workOnOrders()

    const after = await fileOf(number, WEEK.to)
    assert.containsSubset(after, { id: before.id, state: 'Available', version: 2, revision: 2 })
    assert.notEqual(after.sha256, before.sha256)
    assert.equal((await fileOf(number, WEEK.from)).state, 'Used')
    const path = `/api/v1/orders/${number}/${buyer.id}/files`
    const answer = await client.get(path).loginAs(buyer)
    const { content } = (answer.body() as { data: { content: Record<string, unknown>[] } }).data
    const dates = content.map(({ id, correctedAt }) => [id === after.id, correctedAt !== null])
    assert.isTrue(dates.every(([isIt, isDated]) => isIt === isDated))
    const page = await client.get(`/my-account/my-orders/${number}`).loginAs(buyer).accept('html')
    assert.include(page.text(), 'can be fetched again')
    assert.containsSubset(await verifyChecksum(before.sha256), {
      ...{ verdict: 'superseded', kind: 'file' },
      file: { version: 1, newerVersion: 2 },
    })

    await use(after)
    const reference = { kind: 'order', key: String(number) }
    const again = { reference, productId: product.id, days: [WEEK.to] }
    assert.deepEqual(await transaction((trx) => renewFiles(trx, again)), [])
    assert.equal((await fileOf(number, WEEK.to)).state, 'Used')
  })

  test('after the window nothing is granted, and the buyer is told so', async ({
    assert,
    client,
  }) => {
    const { buyer, number, product } = await givenDelivered(client, code)
    await use(await fileOf(number, WEEK.to))
    await rows(null, 'update orders set last_download_day = shop_today() - 1 where number = ?', [
      number,
    ])
    await correctDay(product, WEEK.to)
    await workOnOrders()
    assert.containsSubset(await fileOf(number, WEEK.to), { state: 'Used', version: 1 })
    const subjects = (await mailsTo(buyer)).map(({ subject }) => subject)
    assert.include(subjects, `Days of your order ${number} were corrected`)
  })

  test('a claim that is made while the correction arrives ends with the earlier file', async ({
    assert,
    client,
  }) => {
    const { buyer, number, product } = await givenDelivered(client, code)
    const { id } = await fileOf(number, WEEK.to)
    await correctDay(product, WEEK.to)
    const reference = { kind: 'order', key: String(number) }
    const correction = { reference, productId: product.id, days: [WEEK.to] }
    const renewals = await transaction(async (trx) => {
      await rows(trx, CLAIM, { id, userId: buyer.id })
      const both = [1, 2].map(() => transaction((other) => renewFiles(other, correction)))
      await until(isHeldUp)
      return { both }
    })
    const renewed = await Promise.all(renewals.both)
    assert.deepEqual(renewed.flat(), [WEEK.to])
    assert.containsSubset(await fileOf(number, WEEK.to), { state: 'Available', version: 2 })
    const open = await rows(
      null,
      'select 1 from delivery_claims where file_id = ? and ended_at is null',
      [id]
    )
    assert.lengthOf(open, 0)
    const claim = `/api/v1/orders/${number}/${buyer.id}/files/${id}/claims`
    ;(await client.post(claim).loginAs(buyer).withCsrfToken()).assertStatus(201)
  })
})
