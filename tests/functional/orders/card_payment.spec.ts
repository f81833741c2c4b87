import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { checkout, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { announcementsFor } from '#tests/fixtures/orders/announcements'
import {
  answerBank,
  attemptsOf,
  basketLock,
  CARD_DECLINED,
  CARD_WITH_3DS,
  givenCard,
  givenCardProvider,
  letTimePass,
  newKey,
  payByCard,
  payByCardAsJson,
} from '#tests/fixtures/orders/card_payment'
import { givenBuyer, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

const allowCards = () => rows(null, 'update products set credit_card = true')

test.group('Orders | paying by card', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    provider.provider.play('')
    await givenSoldProduct('TICKS')
    await allowCards()
  })

  test('a charge that is accepted makes a confirmed order, once', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const response = await payByCard(client, buyer, await givenCard())
    const [order] = await ordersOf(buyer)
    response.assertHeader('location', `/basket-status/${order!.number}`)
    assert.containsSubset(order, { state: 'Confirmed', gross: 41_650 })
    const [attempt, ...others] = await attemptsOf(buyer)
    assert.containsSubset(attempt, { state: 'Paid', orderNumber: order!.number, amount: 41_650 })
    assert.isEmpty(others)
    assert.isEmpty(await itemsOf(buyer))
    assert.isFalse(await basketLock(buyer))
    assert.equal(await announcementsFor(order!.number, 'orders.start_fulfilment'), 1)

    const history = await listAudit({ type: 'order', id: order!.number })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['orders.placed', 'orders.state_changed']
    )
    const [mail, ...more] = await mailsTo(buyer)
    assert.match(mail!.text, /paid by card/)
    assert.notMatch(mail!.text, /IBAN/)
    assert.isEmpty(more)
  })

  test("what is asked for is what the order costs, in the provider's form", async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    await payByCard(client, buyer, await givenCard())
    const id = (await attemptsOf(buyer))[0]!.id
    const payment = provider.provider.payments.find(`kontor-${id}`)!
    assert.equal(payment.amount, 4_165_000n)
    assert.equal(payment.currency, 'EUR')
    assert.match(payment.returnUrl, new RegExp(`/basket-status/${id}$`))
    const customer = provider.provider.payments.customers.get(payment.customerId!)!
    assert.equal(customer.email, buyer.email)
  })

  test('a declined card is said above the form, and the basket is free', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const response = await payByCard(client, buyer, await givenCard(CARD_DECLINED))
    assert.match(errorsOf(response).card![0]!, /declined/)
    assert.isEmpty(await ordersOf(buyer))
    assert.containsSubset(await attemptsOf(buyer), [{ state: 'Failed', reason: 'declined' }])
    assert.lengthOf(await itemsOf(buyer), 1)
    assert.isFalse(await basketLock(buyer))
    await payByCard(client, buyer, await givenCard())
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('who tries card after card is sent away for a while, and may pay in another way', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const cardId = await givenCard(CARD_DECLINED)
    for (let time = 0; time < 10; time++) await payByCard(client, buyer, cardId)
    const refused = await payByCardAsJson(client, buyer, await givenCard())
    refused.assertStatus(429)
    assert.closeTo(Number(refused.header('retry-after')), 1_800, 60)
    assert.lengthOf(await attemptsOf(buyer), 10)
    await checkout(client, buyer)
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('the bank is asked: locked meanwhile, {answer} decides')
    .with([
      { answer: 'approve' as const, orders: 1, state: 'Paid' },
      { answer: 'decline' as const, orders: 0, state: 'Failed' },
    ])
    .run(async ({ assert, client }, { answer, orders, state }) => {
      const buyer = await givenBuyer('TICKS')
      const response = await payByCard(client, buyer, await givenCard(CARD_WITH_3DS))
      const [attempt] = await attemptsOf(buyer)
      response.assertHeader('location', `/basket-status/${attempt!.id}`)
      assert.equal(attempt!.state, 'Pending')
      assert.isTrue(await basketLock(buyer))
      const waiting = await client.get(`/basket-status/${attempt!.id}`).loginAs(buyer).withInertia()
      waiting.assertInertiaPropsContains({ payment: { phase: 'bank', isWaiting: true } })

      await answerBank(attempt!.paymentId!, answer)
      const back = await client
        .get(`/basket-status/${attempt!.id}`)
        .loginAs(buyer)
        .withInertia()
        .redirects(0)
      assert.lengthOf(await ordersOf(buyer), orders)
      assert.equal((await attemptsOf(buyer))[0]!.state, state)
      assert.isFalse(await basketLock(buyer))
      if (orders === 1) assert.equal(back.status(), 302)
      else back.assertInertiaPropsContains({ payment: { phase: 'failed' } })
    })

  test('a lost answer ({scenario}) is looked up, never asked again')
    .with([{ scenario: 'charge-then-drop-connection' }, { scenario: '500-after-book' }])
    .run(async ({ assert, client }, { scenario }) => {
      const buyer = await givenBuyer('TICKS')
      provider.provider.play(scenario)
      await payByCard(client, buyer, await givenCard())
      const [order] = await ordersOf(buyer)
      assert.equal(order!.state, 'Confirmed')
      const id = (await attemptsOf(buyer))[0]!.id
      const booked = provider.provider.payments.ledger.entries.filter(
        (entry) => entry.kind === 'charge' && entry.orderId === `kontor-${id}`
      )
      assert.lengthOf(booked, 1)
    })

  test('a charge that never arrived keeps the basket until the lock ends', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    provider.provider.play('drop-before-book')
    await payByCard(client, buyer, await givenCard())
    const [attempt] = await attemptsOf(buyer)
    assert.equal(attempt!.state, 'Charging')
    assert.isTrue(await basketLock(buyer))
    const second = await payByCardAsJson(client, buyer, await givenCard())
    second.assertStatus(423)

    await letTimePass(attempt!.id, 15)
    await sweepPayments()
    assert.equal((await attemptsOf(buyer))[0]!.state, 'Expired')
    await sweepPayments()
    const told = await mailsTo(buyer)
    assert.lengthOf(told, 1)
    assert.match(told[0]!.text, /basket is free again[^]*becomes your order/)
    provider.provider.play('')
    await payByCard(client, buyer, await givenCard())
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('a booked charge that stays invisible for a while is found by the sweep', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    provider.provider.play('charge-then-drop-connection, visible-after:600000')
    await payByCard(client, buyer, await givenCard())
    const [attempt] = await attemptsOf(buyer)
    assert.equal(attempt!.state, 'Charging')
    const payment = [...provider.provider.payments.payments.values()].at(-1)!
    payment.visibleFrom = 0
    await letTimePass(attempt!.id, 1)
    await sweepPayments()
    assert.equal((await attemptsOf(buyer))[0]!.state, 'Paid')
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('the same key is the same payment; with other contents it is refused', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const idempotencyKey = newKey()
    const cardId = await givenCard()
    await payByCard(client, buyer, cardId, { idempotencyKey })
    const again = await payByCard(client, buyer, cardId, { idempotencyKey })
    const [order, ...others] = await ordersOf(buyer)
    assert.isEmpty(others)
    again.assertHeader('location', `/basket-status/${order!.number}`)
    const other = await payByCardAsJson(client, buyer, cardId, {
      idempotencyKey,
      ownReference: 'Other',
    })
    other.assertStatus(422)
    assert.lengthOf(await attemptsOf(buyer), 1)
  })

  test('another amount than asked for becomes no order but a task for staff', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    provider.provider.play('amount-mismatch')
    const response = await payByCard(client, buyer, await givenCard())
    const [attempt] = await attemptsOf(buyer)
    assert.containsSubset(attempt, { state: 'Review', reason: 'amount_mismatch' })
    response.assertHeader('location', `/basket-status/${attempt!.id}`)
    assert.isEmpty(await ordersOf(buyer))
    assert.isFalse(await basketLock(buyer))
  })
})
