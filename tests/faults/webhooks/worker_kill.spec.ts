import { once } from 'node:events'
import { test } from '@japa/runner'
import { newSecret, sealSecret } from '#webhooks/gateways/secret'
import { Receiver } from '#tests/fixtures/webhooks/receiver'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from '../shared/running_shop.js'

const hooks = (url: string, sealed: string) => `
  with person as (
    insert into users (kind, issuer, subject, email, first_name, last_name, locale)
    values ('customer', 'x', 'x', 'anna@example.com', 'Anna', 'Brandt', 'en') returning id
  )
  insert into webhooks (user_id, name, url, receiver, events, secret)
  select id, 'Import', '${url}', '${new URL(url).origin}', '{order.completed}', '${sealed}' from person`

const MESSAGES = `
  with message as (
    insert into webhook_messages (id, event, dedupe_key, body)
    select 'msg_' || n, 'order.completed', 'order:' || n, '{"n":' || n || '}'
      from generate_series(1, 5) n returning id
  )
  insert into webhook_deliveries (webhook_id, message_id, receiver, give_up_at)
  select h.id, m.id, h.receiver, now() + interval '3 days' from webhooks h, message m`

/** What a dead worker had taken upon itself is free again. */
const CLAIMS_ARE_OVER = `
  update webhook_deliveries set next_attempt_at = now(), leased_until = null where state = 'Waiting'`

test.group('A worker that is killed while it tells webhooks', () => {
  test('loses nothing, and what comes twice comes under one id', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const receiver = await new Receiver().start()
    cleanup(() => receiver.stop())
    await shop.sql(hooks(receiver.url, sealSecret(newSecret())))
    await shop.sql(MESSAGES)

    const env = { WEBHOOK_PRIVATE_ADDRESSES: 'true' }
    const doomed = shop.startWorker({ ...env, FAILPOINT: 'webhooks.after_send:3:kill' })
    assert.deepEqual(await once(doomed, 'exit'), [null, 'SIGKILL'])
    assert.isAtLeast(receiver.received.length, 3)

    await shop.sql(CLAIMS_ARE_OVER)
    shop.startWorker(env)
    await eventually('everything is told', async () => {
      const waiting = await shop.sql(`select id from webhook_deliveries where state <> 'Delivered'`)
      return waiting.length === 0
    })
    const bodies = new Map(
      receiver.received.map(({ headers, body }) => [headers['webhook-id'], body])
    )
    assert.equal(bodies.size, 5)
    assert.equal(new Set(bodies.values()).size, 5)
    for (const { headers, body } of receiver.received) {
      assert.equal(bodies.get(headers['webhook-id']), body)
    }
    const tries = await shop.sql('select delivery_id, number from webhook_attempts')
    assert.lengthOf(tries, 5)
  })
})
