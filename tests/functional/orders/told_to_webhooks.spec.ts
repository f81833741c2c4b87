import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { announceToCustomer } from '#orders/actions/announce_to_customer'
import type { LockedOrder } from '#orders/queries/lock_order'
import { rows, transaction } from '#shared/database'
import { givenWebhook } from '#tests/fixtures/webhooks/given_webhook'

type Told = { event: string; body: string }
type Change = Parameters<typeof announceToCustomer>[2]

const told = async () => {
  const found = await rows<Told>(
    null,
    'select event, body from webhook_messages order by dedupe_key'
  )
  return found.map(({ event, body }) => ({
    event,
    data: (JSON.parse(body) as { data: Record<string, unknown> }).data,
  }))
}

async function announced(...changes: Change[]) {
  const user = await createCustomer()
  await givenWebhook(user, { url: 'https://hooks.example.com/kontor' })
  const order = { number: 10482, userId: user.id, version: 3, locale: 'de' } as LockedOrder
  for (const [step, change] of changes.entries()) {
    await transaction((trx) =>
      announceToCustomer(trx, { ...order, version: order.version + step }, change)
    )
  }
}

test.group('Orders | told to webhooks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('completion and failure are told, other changes are not', async ({ assert }) => {
    await announced(
      { to: 'Processing' },
      { to: 'Failed' },
      { to: 'Processing' },
      { to: 'Completed' }
    )
    assert.deepEqual(
      (await told()).map(({ event, data }) => `${event} ${String(data.orderNumber)}`),
      ['order.failed 10482', 'order.completed 10482']
    )
  })

  test('of why it failed is told what the shop says, not what staff wrote', async ({ assert }) => {
    await announced(
      { to: 'Failed', reason: 'orders.errors.not_found' },
      { to: 'Failed', reason: 'The customer has not paid for years' }
    )
    assert.deepEqual(
      (await told()).map(({ data }) => data.reason),
      ['Diese Bestellung gibt es nicht.', undefined]
    )
  })
})
