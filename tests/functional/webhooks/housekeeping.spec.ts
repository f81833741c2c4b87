import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import config from '#config/webhooks'
import { createCustomer } from '#database/factories/identity/people'
import { eraseEverywhere } from '#shared/people'
import { rows, transaction } from '#shared/database'
import { sendDueDeliveries } from '#webhooks/actions/sending/send_due_deliveries'
import { sweepMessages } from '#webhooks/actions/sweep_messages'
import { switchOffFailing } from '#webhooks/actions/switch_off'
import { announce, givenWebhook } from '#tests/fixtures/webhooks/given_webhook'
import { Receiver } from '#tests/fixtures/webhooks/receiver'

const URL = 'https://hooks.example.com/kontor'

const hooks = () =>
  rows<{ isOn: boolean; why: string | null }>(
    null,
    'select is_on as "isOn", off_reason as why from webhooks order by id'
  )
const mails = () => rows<{ subject: string }>(null, 'select subject from mail_outbox order by id')
const count = async (table: string) =>
  (await rows<{ n: number }>(null, `select count(*) as n from ${table}`))[0]!.n

test.group('Webhooks | housekeeping', (group) => {
  const before = { ...config }
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => {
    Object.assign(config, before)
  })

  test('what failed for three days is switched off, and its owner gets one mail', async ({
    assert,
  }) => {
    const user = await createCustomer()
    await givenWebhook(user, { url: URL })
    await givenWebhook(user, { url: URL })
    await announce(user)
    await rows(
      null,
      `update webhooks set failing_since = now() - case when id = (select min(id) from webhooks)
         then interval '73 hours' else interval '71 hours' end`
    )
    await switchOffFailing()
    await switchOffFailing()
    assert.deepEqual(await hooks(), [
      { isOn: false, why: 'failures' },
      { isOn: true, why: null },
    ])
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      ['Your webhook “Nightly import” is switched off']
    )
    const states = await rows(null, 'select state from webhook_deliveries order by webhook_id')
    assert.deepEqual(states, [{ state: 'Failed' }, { state: 'Waiting' }])
  })

  test('a receiver that is gone is not asked again', async ({ assert, cleanup }) => {
    config.allowsPrivateAddresses = true
    const receiver = await new Receiver().start()
    cleanup(() => receiver.stop())
    receiver.answer = (_, response) => response.writeHead(410).end()
    const user = await createCustomer()
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await sendDueDeliveries({ signal: new AbortController().signal })
    assert.deepEqual(await hooks(), [{ isOn: false, why: 'gone' }])
    assert.lengthOf(await mails(), 1)
  })

  test('the log forgets what is old, but nothing that waits', async ({ assert }) => {
    const user = await createCustomer()
    await givenWebhook(user, { url: URL })
    for (const key of ['waits', 'old', 'young']) await announce(user, { key })
    await rows(
      null,
      `update webhook_messages set created_at = now() - case when dedupe_key = 'young'
         then interval '29 days' else interval '31 days' end`
    )
    await rows(
      null,
      `update webhook_deliveries set state = 'Delivered'
        where message_id <> (select id from webhook_messages where dedupe_key = 'waits')`
    )
    await sweepMessages()
    const kept = await rows<{ key: string }>(
      null,
      'select dedupe_key as key from webhook_messages order by key'
    )
    assert.deepEqual(
      kept.map(({ key }) => key),
      ['waits', 'young']
    )
    assert.equal(await count('webhook_deliveries'), 2)
  })

  test('with a person go the webhooks and what was said to them', async ({ assert }) => {
    const user = await createCustomer()
    await givenWebhook(user, { url: URL })
    await announce(user)
    await transaction((trx) => eraseEverywhere(trx, { userId: user.id, emails: [user.email] }))
    await rows(null, `update webhook_messages set created_at = now() - interval '2 hours'`)
    await sweepMessages()
    for (const table of ['webhooks', 'webhook_messages', 'webhook_deliveries']) {
      assert.equal(await count(table), 0, table)
    }
  })
})
