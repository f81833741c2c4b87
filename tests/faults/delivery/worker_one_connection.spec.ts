import { test } from '@japa/runner'
import { givenWork, untilCompleted } from '#tests/faults/delivery/shop_with_work'
import { RunningShop } from '#tests/faults/shared/running_shop'

const FULFILMENTS = 6
const DAYS = 40

test.group('Delivery | a worker with one connection', () => {
  test('needs no second one: jobs take turns, and none of them fails', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    await givenWork(shop, FULFILMENTS, DAYS)
    await shop.sql(
      `insert into mail_outbox (dedupe_key, message_id, recipient, locale, subject, text_body, html_body)
       select 'one:' || n, 'one-' || n || '@example.com', 'buyer@example.com', 'en', 'S', 'T', '<p>T</p>'
         from generate_series(1, 10) n`
    )
    shop.startWorker({ DATABASE_POOL: '1', LEASE_SECONDS: '30' })
    await untilCompleted(shop)
    const troubled = await shop.sql(
      `select id from pgboss.job where state in ('retry', 'failed') or retry_count > 0`
    )
    assert.isEmpty(troubled)
    assert.isEmpty(await shop.sql('select id from delivery_tasks where failures > 0'))
  })
})
