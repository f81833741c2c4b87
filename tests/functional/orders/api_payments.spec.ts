import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/models/user'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type { Envelope } from '#shared/http/envelope'
import { ordersOf } from '#tests/fixtures/orders/checkout'
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
} from '#tests/fixtures/orders/card_payment'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { givenQuota } from '#tests/fixtures/orders/given_quota'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

type Body = Envelope<Record<string, unknown>>
const CONSENTS = { consents: ['terms', 'legal_entity'] }

test.group('Orders | paying over the HTTP API', (group) => {
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

  const call = (client: ApiClient, user: User, method: 'put' | 'post' | 'delete', path: string) =>
    client[method](`/api/v1${path}`).loginAs(user).withCsrfToken()

  async function prepared(client: ApiClient, buyer: User): Promise<string> {
    const response = await call(client, buyer, 'put', `/basket/${buyer.id}/lock`).json(CONSENTS)
    response.assertStatus(200)
    return String(dataOf(response).orderId)
  }

  const charge = (client: ApiClient, buyer: User, body: Record<string, unknown>) =>
    call(client, buyer, 'post', '/payments/charges').json(body)

  const dataOf = (response: { body(): unknown }) => (response.body() as Body).data!

  test('lock, customer, charge, answer of the bank, status: an order', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const orderId = await prepared(client, buyer)
    assert.isTrue(await basketLock(buyer))
    const customer = await call(client, buyer, 'post', '/payments/customers').json({
      firstname: 'Anna',
      lastname: 'Brandt',
    })
    customer.assertStatus(201)
    const { id: customerId } = dataOf(customer)

    const cardId = await givenCard(CARD_WITH_3DS)
    const charged = await charge(client, buyer, { orderId, cardId, customerId })
    charged.assertStatus(201)
    const { isPending, redirectUrl, resources, amount } = dataOf(charged)
    assert.isTrue(isPending)
    assert.match(String(redirectUrl), /\/v1\/redirect\/3ds\//)
    assert.equal(amount, 416.5)
    const { paymentId } = resources as { paymentId: string }
    await answerBank(paymentId, 'approve')

    const status = await client.get(`/api/v1/payments/${paymentId}/charges`).loginAs(buyer)
    const [order] = await ordersOf(buyer)
    assert.containsSubset(dataOf(status), {
      isSuccess: true,
      isPending: false,
      isError: false,
      processing: { orderId, orderNumber: order!.number },
    })
  })

  test('a charge is sent once, however often it is asked for', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const orderId = await prepared(client, buyer)
    const cardId = await givenCard()
    const before = provider.provider.payments.payments.size
    for (let time = 0; time < 3; time++) await charge(client, buyer, { orderId, cardId })
    assert.equal(provider.provider.payments.payments.size, before + 1)
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('a declined card is told in the words of the provider, the basket is free', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const orderId = await prepared(client, buyer)
    const cardId = await givenCard(CARD_DECLINED)
    const response = await charge(client, buyer, { orderId, cardId })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ code: 'payment.errors.provider', field: 'cardId' }] })
    assert.match((response.body() as unknown as Body).message, /declined/)
    assert.isFalse(await basketLock(buyer))
  })

  test('amounts are not accepted, cards and addresses of others neither: {title}')
    .with([
      { title: 'an amount', body: { amount: 0.01 }, status: 422 },
      { title: 'a card number', body: { cardId: '4711100000000000' }, status: 422 },
      {
        title: 'a foreign return address',
        body: { returnUrl: 'https://evil.example/' },
        status: 422,
      },
      { title: 'another currency', body: { currency: 'USD' }, status: 422 },
      { title: 'a payment of nobody', body: { orderId: newKey() }, status: 404 },
      { title: 'no payment', body: { orderId: '10482' }, status: 422 },
    ])
    .run(async ({ assert, client }, { body, status }) => {
      const buyer = await givenBuyer('TICKS')
      const orderId = await prepared(client, buyer)
      const sent = { orderId, cardId: await givenCard(), ...body }
      const response = await charge(client, buyer, sent)
      response.assertStatus(status)
      assert.containsSubset(await attemptsOf(buyer), [{ state: 'Created', amount: 41_650 }])
    })

  test('somebody else can neither charge nor read a payment', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const orderId = await prepared(client, buyer)
    const other = await createCustomer()
    const cardId = await givenCard()
    const charged = await charge(client, other, { orderId, cardId })
    charged.assertStatus(404)
    const read = await client.get(`/api/v1/payments/${orderId}/charges`).loginAs(other)
    read.assertStatus(404)
    assert.containsSubset(await attemptsOf(buyer), [{ state: 'Created' }])
  })

  test('a prepared payment is given up, a charged one is not', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await prepared(client, buyer)
    const unlocked = await call(client, buyer, 'delete', `/basket/${buyer.id}/lock`)
    unlocked.assertStatus(200)
    assert.isFalse(await basketLock(buyer))

    const orderId = await prepared(client, buyer)
    await charge(client, buyer, { orderId, cardId: await givenCard(CARD_WITH_3DS) })
    const refused = await call(client, buyer, 'delete', `/basket/${buyer.id}/lock`)
    refused.assertStatus(423)
    assert.isTrue(await basketLock(buyer))
  })

  test('a lock holds for the 15 minutes that it promises: charged after {minutes}')
    .with([{ minutes: 2 }, { minutes: 14 }])
    .run(async ({ assert, client }, { minutes }) => {
      const buyer = await givenBuyer('TICKS')
      const orderId = await prepared(client, buyer)
      await letTimePass(orderId, minutes)
      await sweepPayments()
      assert.isTrue(await basketLock(buyer))
      const charged = await charge(client, buyer, { orderId, cardId: await givenCard() })
      charged.assertStatus(201)
      assert.lengthOf(await ordersOf(buyer), 1)
    })

  test('a charge after the end of the lock says so, and declines no card: {what}')
    .with([
      { what: 'swept', ends: (id: string) => letTimePass(id, 15).then(sweepPayments) },
      { what: 'not yet swept', ends: (id: string) => letTimePass(id, 15) },
      { what: 'given up', ends: null },
    ])
    .run(async ({ assert, client }, { ends }) => {
      const buyer = await givenBuyer('TICKS')
      const orderId = await prepared(client, buyer)
      if (ends) await ends(orderId)
      else await call(client, buyer, 'delete', `/basket/${buyer.id}/lock`)
      const charged = await charge(client, buyer, { orderId, cardId: await givenCard() })
      charged.assertStatus(409)
      charged.assertBodyContains({ errors: [{ code: 'payment.errors.lock_ended' }] })
      assert.isFalse(await basketLock(buyer))
      assert.isEmpty(await ordersOf(buyer))
    })

  test('says whether a way of paying is accepted, and why not', async ({ assert, client }) => {
    const [german, swiss] = [await givenBuyer('TICKS'), await givenBuyer('TICKS', 'CH')]
    const asked = (buyer: User) =>
      call(client, buyer, 'put', `/basket/${buyer.id}/additionalInfo`).json({
        paymentMethod: 'Card',
      })
    assert.isTrue(dataOf(await asked(german)).accepted)
    const refused = dataOf(await asked(swiss))
    assert.isFalse(refused.accepted)
    assert.match(String(refused.reason), /^The selected payment method is not available/)
  })

  test('checkout by card prepares the payment; the same key is the same one', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const key = newKey()
    const order = (form = {}) =>
      call(client, buyer, 'post', `/basket/${buyer.id}/checkout`)
        .header('idempotency-key', key)
        .json({ ...CONSENTS, paymentMethod: 'CARD', ...form })
    const [first, second] = [dataOf(await order()), dataOf(await order())]
    assert.deepEqual(first, second)
    const other = await order({ remark: 'PO 2' })
    other.assertStatus(422)
    assert.lengthOf(await attemptsOf(buyer), 1)
  })

  test("somebody else's basket is neither locked, freed nor judged: {verb} {what}")
    .with([
      { verb: 'put', what: 'lock', sent: CONSENTS },
      { verb: 'delete', what: 'lock', sent: {} },
      { verb: 'put', what: 'additionalInfo', sent: { paymentMethod: 'Card' } },
    ] as const)
    .run(async ({ assert, client }, { verb, what, sent }) => {
      const [buyer, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
      await prepared(client, buyer)
      const address = `/basket/${buyer.id}/${what}`
      const response = await call(client, other, verb, address).json({ ...sent })
      response.assertStatus(404)
      assert.isTrue(await basketLock(buyer))
      assert.isEmpty(await attemptsOf(other))
    })

  test('the quota of today is read by who orders from it or looks after it', async ({
    assert,
    client,
  }) => {
    await givenQuota({ totalCents: 100_000, usedCents: 25_050 })
    const people = {
      derivatives: await createStaff('derivatives'),
      manager: await createStaff('manager'),
      viewer: await createStaff('viewer'),
      customer: await createCustomer(),
    }
    for (const [name, person] of Object.entries(people)) {
      const response = await client.get(`/api/v1/user-quota/${person.id}`).loginAs(person)
      const mayRead = name === 'derivatives' || name === 'manager'
      response.assertStatus(mayRead ? 200 : 404)
      if (!mayRead) continue
      const { totalAmount, usedAmount, remainingAmount } = dataOf(response)
      assert.deepEqual([totalAmount, usedAmount, remainingAmount], [1_000, 250.5, 749.5])
    }
  })
})
