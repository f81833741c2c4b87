import { test } from '@japa/runner'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { givenBuyer, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'
import { mark } from '#tests/fixtures/catalogue/marked_days'
import { emptyPayments } from '#tests/fixtures/orders/card_payment'
import { checkoutAsJson, ordersOf } from '#tests/fixtures/orders/checkout'

const code = 'TICKS'

test.group('Orders | days that are marked while somebody orders', (group) => {
  group.each.setup(() => emptyPayments)

  test('{mark}: at the same moment either the day stays for the order, or nothing is ordered')
    .with([{ mark: 'missing' as const }, { mark: 'degraded' as const }])
    .run(async ({ assert, client }, { mark: as }) => {
      for (let round = 0; round < 8; round++) {
        const id = await givenSoldProduct(code)
        const buyer = await givenBuyer(code)
        const [answer, marked] = await Promise.all([
          checkoutAsJson(client, buyer),
          mark({ code, mark: as, from: WEEK.to }),
        ])
        const orders = await ordersOf(buyer)
        assert.equal(orders.length, marked.ok ? 0 : 1)
        if (marked.ok) answer.assertStatus(409)
        const [day] = await rows<{ files: number }>(
          null,
          `select count(*) as files from lake_files
            where product_id = ? and day = ? and condition = 'available'`,
          [id, WEEK.to]
        )
        assert.equal(day!.files, marked.ok ? 0 : 1)
        await emptyPayments()
      }
    })

  test('of many who mark the same days at once one does, the others are told', async ({
    assert,
  }) => {
    const id = await givenSoldProduct(code)
    const seen = (await listAudit({ type: 'product_days', id: code })).length
    const wish = { code, from: WEEK.from, to: WEEK.to, seen }
    const done = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        mark({ ...wish, mark: at % 2 ? 'missing' : 'degraded' })
      )
    )
    assert.equal(done.filter(({ ok }) => ok).length, 1)
    const notes = await rows(
      null,
      'select distinct condition from lake_exceptions where product_id = ?',
      [id]
    )
    assert.lengthOf(notes, 1)
  })
})
