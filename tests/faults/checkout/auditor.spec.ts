import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { Scene } from '#tests/faults/checkout/buyers'
import { carryOut } from '#tests/faults/checkout/wish'
import { givenCard } from '#tests/functional/orders/support/card_payment'
import { givenBuyer } from '#tests/functional/orders/support/given_basket'

/** What could go wrong, done to the tables by hand, and the finding that it must lead to. */
const TAMPERINGS = [
  {
    sql: `update payment_attempts set state = 'Failed', order_number = null`,
    finds: /^money was taken for nothing: s-pay-\d+ \(Failed\)$/,
  },
  {
    sql: `update payment_attempts set provider_order_id = 'kontor-other'`,
    finds: /^an order counts as paid, but no money was taken/,
  },
  {
    sql: `update payment_attempts set amount_cents = amount_cents + 1`,
    finds: /^a paid order costs another amount/,
  },
  {
    sql: `update order_items set price_cents = price_cents + 1`,
    finds: /^amounts do not add up/,
  },
  {
    sql: `update orders set state = 'Completed', completed_at = now(), last_download_day = now()`,
    finds: /^the history of an order ends in another state/,
  },
  {
    sql: `delete from mail_outbox where dedupe_key like 'order-confirmation:%'`,
    finds: /^an order was not confirmed by exactly one mail/,
  },
  {
    sql: `delete from pgboss.job where name = 'orders.start_fulfilment'`,
    finds: /^an order paid by card does not start its files once/,
  },
  {
    sql: `update baskets set locked_until = now() + interval '1 hour', lock_owner = gen_random_uuid()`,
    finds: /^a basket is locked for nobody/,
  },
  {
    sql: `update orders set consents = '[]'`,
    finds: /^an order lacks what belongs to it/,
  },
]

test.group('The auditor', () => {
  test('finds it: {sql}')
    .with(TAMPERINGS)
    .run(async ({ assert, cleanup }, { sql, finds }) => {
      const scene = await Scene.open()
      cleanup(() => scene.close())
      const buyer = await givenBuyer('TICKS')
      await carryOut({
        does: 'pay',
        userId: buyer.id,
        cardId: await givenCard(),
        key: randomUUID(),
      })
      assert.deepEqual(await scene.findings(), [])
      await rows(null, sql)
      const findings = await scene.findings()
      assert.isTrue(
        findings.some((finding) => finds.test(finding)),
        findings.join('\n')
      )
    })

  test('finds an order that was promised and does not exist, and a mail that came twice', async ({
    assert,
    cleanup,
  }) => {
    const scene = await Scene.open()
    cleanup(() => scene.close())
    const mailbox = ['one@shop', 'two@shop', 'one@shop']
    assert.deepEqual(await scene.findings({ acknowledged: [99_999], mailbox }), [
      'a buyer was told an order that does not exist: 99999',
      'a mail came twice: one@shop',
    ])
  })
})
