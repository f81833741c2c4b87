import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { settleNotified } from '#orders/actions/payment/settle_notified'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import {
  answerBank,
  attemptsOf,
  CARD_WITH_3DS,
  givenCard,
  givenCardProvider,
  notify,
  payByCard,
} from '#tests/fixtures/orders/card_payment'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

type Waiting = { times: number }

const jobsFor = async (paymentId: string) => {
  const [counted] = await rows<Waiting>(
    null,
    `select count(*) as times from pgboss.job
      where name = 'orders.settle_payment' and data ->> 'paymentId' = ?`,
    [paymentId]
  )
  return counted!.times
}

test.group('Orders | what the card provider tells', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    provider.provider.play('')
    await givenSoldProduct('TICKS')
  })

  test('is on disk before the provider is thanked, once for each payment', async ({
    assert,
    client,
  }) => {
    for (const event of ['charge.pending', 'charge.succeeded', 'payment.completed']) {
      const response = await notify(client, 's-pay-1', { event })
      response.assertStatus(200)
    }
    assert.equal(await jobsFor('s-pay-1'), 1)
    const heard = await rows(
      null,
      'select payment_id, last_event, times from payment_notifications'
    )
    assert.deepEqual(heard, [{ payment_id: 's-pay-1', last_event: 'payment.completed', times: 3 }])
  })

  test('may come as plain text, as the provider sends it', async ({ assert }) => {
    const { HOST, PORT } = process.env
    const { status } = await fetch(`http://${HOST}:${PORT}/payments/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=UTF-8' },
      body: '{"event":"charge.succeeded","publicKey":"s-pub-tests","paymentId":"s-pay-2"}',
    })
    assert.equal(status, 200)
    assert.equal(await jobsFor('s-pay-2'), 1)
  })

  test('{title} is refused and starts nothing')
    .with([
      { title: 'a foreign account', over: { publicKey: 's-pub-somebodyelse' }, status: 403 },
      { title: 'no account', over: { publicKey: '' }, status: 403 },
      { title: 'a payment that is none', over: { paymentId: '../customers' }, status: 400 },
      { title: 'an address for a name', over: { paymentId: 'http://127.0.0.1/' }, status: 400 },
      { title: 'an event in a list', over: { event: ['all'] }, status: 400 },
    ])
    .run(async ({ assert, client }, { over, status }) => {
      const response = await notify(client, 's-pay-3', over)
      response.assertStatus(status)
      assert.equal(await jobsFor('s-pay-3'), 0)
      assert.isEmpty(await rows(null, 'select * from payment_notifications'))
    })

  test('settles what nobody came back for; the event and its address are not believed', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    await payByCard(client, buyer, await givenCard(CARD_WITH_3DS))
    const [attempt] = await attemptsOf(buyer)
    const paymentId = attempt!.paymentId!
    await notify(client, paymentId, { retrieveUrl: 'http://127.0.0.1:9/steals-the-key' })
    await settleNotified(paymentId)
    assert.isEmpty(await ordersOf(buyer))

    await answerBank(paymentId, 'approve')
    await notify(client, paymentId, { event: 'charge.failed' })
    assert.equal(await settleNotified(paymentId), 'settled')
    assert.equal(await settleNotified(paymentId), 'settled')
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('may be faster than the answer of the charge', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    provider.provider.play('charge-then-drop-connection, visible-after:60000')
    await payByCard(client, buyer, await givenCard())
    const booked = [...provider.provider.payments.payments.values()].at(-1)!
    assert.equal(await settleNotified(booked.id), 'later')
    booked.visibleFrom = 0
    assert.equal(await settleNotified(booked.id), 'settled')
    assert.containsSubset(await attemptsOf(buyer), [{ state: 'Paid', paymentId: booked.id }])
  })

  test('a payment that the provider does not know is asked for again later', async ({ assert }) => {
    assert.equal(await settleNotified('s-pay-424242'), 'later')
  })
})
