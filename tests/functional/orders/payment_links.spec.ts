import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/models/user'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { rows } from '#shared/database'
import type { Envelope } from '#shared/http/envelope'
import { givenBuyer, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
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
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

type Payment = {
  state: string
  paymentLink: string | null
  expiresAt: string
  isSuccess: boolean
  isPending: boolean
  isError: boolean
  message: string | null
  processing: { orderId: string; orderNumber: number | null }
}

type Shown = {
  payment: {
    amountCents: number
    isDeclined: boolean
    declinedBecause: string | null
    agreed: {
      contents: { items: { line: { product: { code: string } } }[] }
      delivery: { city: string }
      ownReference: string | null
    } | null
  } | null
}

const CONSENTS = { consents: ['terms', 'legal_entity'] }

test.group('Orders | payment links', (group) => {
  let provider: CardProvider
  let buyer: User
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    provider.provider.play('')
    await givenSoldProduct('TICKS')
    buyer = await givenBuyer('TICKS')
  })

  /** As a program orders; answers the payment's id and path. */
  async function prepared(client: ApiClient, form: Record<string, unknown> = {}) {
    const response = await client
      .post('/api/v1/basket/me/checkout')
      .json({ ...CONSENTS, paymentMethod: 'Card', expectedTotal: 416.5, ...form })
      .header('idempotency-key', newKey())
      .loginAs(buyer)
      .withCsrfToken()
    response.assertStatus(201)
    const { orderId: id, payment } = dataOf<{ orderId: string; payment: Payment }>(response)
    return { id, payment, path: `/basket/pay/${id}` }
  }

  const dataOf = <T>(response: { body(): unknown }) => (response.body() as Envelope<T>).data!

  const open = (client: ApiClient, path: string, person: User = buyer) =>
    client.get(path).loginAs(person).withInertia().header('referer', `http://shop${path}`)

  const shown = async (client: ApiClient, path: string) =>
    (await open(client, path)).inertiaProps as Shown

  const pay = (client: ApiClient, path: string, cardId: string, person: User = buyer) =>
    client
      .post(path)
      .json({ cardId, cardHolder: 'Anna Brandt' })
      .loginAs(person)
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const status = async (client: ApiClient, id: string, wait = '') =>
    dataOf<Payment>(await client.get(`/api/v1/payments/${id}/charges${wait}`).loginAs(buyer))

  test('a checkout by card answers the link, whole and with its end; the basket is locked', async ({
    assert,
    client,
  }) => {
    const { id, payment, path } = await prepared(client)
    assert.match(payment.paymentLink!, new RegExp(`^https?://[^/]+${path}$`))
    assert.equal(payment.processing.orderId, id)
    assert.containsSubset(payment, { state: 'Created', isPending: true, isError: false })
    const minutes = (new Date(payment.expiresAt).getTime() - Date.now()) / 60_000
    assert.closeTo(minutes, 15, 1)
    assert.isTrue(await basketLock(buyer))
    assert.isEmpty(await ordersOf(buyer))
  })

  test('an order by transfer has no payment to make by card', async ({ assert, client }) => {
    const response = await client
      .post('/api/v1/basket/me/checkout')
      .json({ ...CONSENTS, paymentMethod: 'BankTransfer' })
      .loginAs(buyer)
      .withCsrfToken()
    assert.isNull(dataOf<{ payment: null }>(response).payment)
  })

  test('its page shows what was agreed, whatever changed since, and lets the card fields in', async ({
    assert,
    client,
  }) => {
    const { path } = await prepared(client, { ownReference: 'PO-7' })
    await rows(null, 'update products set daily_price_cents = 9900')
    await rows(null, `update addresses set city = 'Elsewhere' where user_id = ?`, [buyer.id])
    const page = await open(client, path)
    page.assertStatus(200)
    page.assertInertiaComponent('basket/account/pay')
    const { payment } = page.inertiaProps as Shown
    assert.equal(payment!.amountCents, 41_650)
    assert.deepEqual(
      payment!.agreed!.contents.items.map(({ line }) => line.product.code),
      ['TICKS']
    )
    assert.notEqual(payment!.agreed!.delivery.city, 'Elsewhere')
    assert.equal(payment!.agreed!.ownReference, 'PO-7')
    assert.match(String(page.header('content-security-policy')), /frame-src http/)
  })

  test('reached by script the page is loaded as a document of its own', async ({ client }) => {
    const { path } = await prepared(client)
    const page = await client.get(path).loginAs(buyer).withInertia()
    page.assertStatus(409)
    page.assertHeader('x-inertia-location', path)
  })

  test('the link is no right: {$self} sees nothing of it and cannot pay by it')
    .with(['another customer', 'an administrator'])
    .run(async ({ assert, client }, who) => {
      const { path } = await prepared(client)
      const other = who === 'another customer' ? await createCustomer() : await createStaff('admin')
      const page = await open(client, path, other)
      page.assertStatus(404)
      assert.isNull((page.inertiaProps as Shown).payment)
      await pay(client, path, await givenCard(), other)
      await client.delete(path).loginAs(other).withCsrfToken().redirects(0)
      assert.containsSubset(await attemptsOf(buyer), [{ state: 'Created' }])
      assert.isEmpty(await ordersOf(buyer, other))
    })

  test('who is not signed in signs in first, and comes back to it', async ({ assert, client }) => {
    const { path } = await prepared(client)
    const page = await client.get(path).redirects(0)
    page.assertHeader('location', '/sign-in-or-register')
    assert.equal(page.session('redirect.intendedUrl'), path)
  })

  test('paid with the bank’s consent it is an order, which the program sees by waiting', async ({
    assert,
    client,
  }) => {
    const { id, path } = await prepared(client)
    const charged = await pay(client, path, await givenCard(CARD_WITH_3DS))
    charged.assertHeader('location', `/basket-status/${id}`)
    const [attempt] = await attemptsOf(buyer)
    await answerBank(attempt!.paymentId!, 'approve')
    const back = await client.get(`/basket-status/${id}`).loginAs(buyer).redirects(0)
    const [order] = await ordersOf(buyer)
    back.assertHeader('location', `/basket-status/${order!.number}`)
    const seen = await status(client, id, '?wait=20')
    assert.containsSubset(seen, {
      ...{ isSuccess: true, state: 'Paid', paymentLink: null },
      processing: { orderId: id, orderNumber: order!.number },
    })
    assert.isEmpty(await itemsOf(buyer))
    assert.isFalse(await basketLock(buyer))
    const again = await client.get(path).loginAs(buyer).redirects(0)
    again.assertHeader('location', `/basket-status/${id}`)
  })

  test('waiting ends as soon as it is paid', async ({ assert, client }) => {
    const { id, path } = await prepared(client)
    const began = performance.now()
    const waiting = status(client, id, '?wait=20')
    const paid = pay(client, path, await givenCard()).send()
    assert.isTrue((await waiting).isSuccess)
    assert.isBelow(performance.now() - began, 10_000)
    await paid
  })

  test('a declined card leaves it open for another one: {$self}')
    .with(['at once', 'by the bank'])
    .run(async ({ assert, client }, when) => {
      const { id, path } = await prepared(client)
      const card = when === 'at once' ? CARD_DECLINED : CARD_WITH_3DS
      const first = await pay(client, path, await givenCard(card))
      if (when === 'by the bank') {
        const [attempt] = await attemptsOf(buyer)
        await answerBank(attempt!.paymentId!, 'decline')
        const back = await client.get(`/basket-status/${id}`).loginAs(buyer).redirects(0)
        back.assertHeader('location', path)
      } else {
        first.assertHeader('location', path)
        assert.match(String(errorsOf(first).card), /declined/)
      }
      const { payment } = await shown(client, path)
      assert.isTrue(payment!.isDeclined)
      assert.isNotNull(payment!.agreed)
      assert.isTrue(await basketLock(buyer))
      assert.containsSubset(await status(client, id), { isPending: true, state: 'Created' })

      await pay(client, path, await givenCard())
      const [order] = await ordersOf(buyer)
      const told = (await status(client, id)).processing
      assert.deepEqual(told, { orderId: id, orderNumber: order!.number })
      assert.isFalse(await basketLock(buyer))
      const states = (await attemptsOf(buyer)).map(({ state }) => state)
      assert.sameMembers(states, ['Failed', 'Paid'])
    })

  test('the time does not begin anew with another card', async ({ assert, client }) => {
    const { id, path } = await prepared(client)
    await letTimePass(id, 10)
    await pay(client, path, await givenCard(CARD_DECLINED))
    const { expiresAt } = await status(client, id)
    assert.closeTo((new Date(expiresAt).getTime() - Date.now()) / 60_000, 5, 1)
  })

  test('ten declined cards end it, and the basket is free', async ({ assert, client }) => {
    const { id, path } = await prepared(client)
    await rows(
      null,
      `insert into payment_attempts (user_id, provider_order_id, idempotency_key, fingerprint, state,
          amount_cents, checkout, basket_item_ids, reason, expires_at)
       select user_id, 'kontor-' || n, n::text, '', 'Failed', 1, '{}', '{}', 'declined', now()
         from payment_attempts, generate_series(1, 9) n where id = ?`,
      [id]
    )
    await pay(client, path, await givenCard(CARD_DECLINED))
    assert.isFalse(await basketLock(buyer))
    assert.isTrue((await status(client, id)).isError)
    assert.isNull((await shown(client, path)).payment!.agreed)
  })

  test('a provider that cannot be reached leaves it open: nothing was charged', async ({
    assert,
    client,
  }) => {
    const { id, path } = await prepared(client)
    const cardId = await givenCard()
    await provider.stop()
    const refused = await pay(client, path, cardId)
    provider = await givenCardProvider()
    assert.isDefined(errorsOf(refused).card)
    assert.containsSubset(await status(client, id), { isPending: true, state: 'Created' })
    await pay(client, path, await givenCard())
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('its end frees the basket, charges nothing, and is told: {$self}')
    .with(['swept', 'not yet swept', 'given up by the program', 'given up on its page'])
    .run(async ({ assert, client }, how) => {
      const { id, path } = await prepared(client)
      const before = provider.provider.payments.payments.size
      if (how.includes('swept')) await letTimePass(id, 15)
      if (how === 'swept') await sweepPayments()
      const giveUp = how === 'given up on its page' ? path : '/api/v1/basket/me/lock'
      if (how.includes('given up')) {
        await client.delete(giveUp).loginAs(buyer).withCsrfToken().redirects(0)
      }
      assert.isNull((await shown(client, path)).payment!.agreed)
      const late = await pay(client, path, await givenCard())
      late.assertHeader('location', path)
      assert.isFalse(await basketLock(buyer))
      assert.equal(provider.provider.payments.payments.size, before)
      assert.isEmpty(await ordersOf(buyer))
      assert.containsSubset(await status(client, id), { isError: true, paymentLink: null })
      assert.deepEqual(await itemsOf(buyer), ['TICKS'])
    })

  test('paid already, another tab charges nothing and shows the order', async ({
    assert,
    client,
  }) => {
    const { path } = await prepared(client)
    await pay(client, path, await givenCard())
    const before = provider.provider.payments.payments.size
    const late = await pay(client, path, await givenCard())
    const [order] = await ordersOf(buyer)
    late.assertHeader('location', `/basket-status/${order!.number}`)
    assert.equal(provider.provider.payments.payments.size, before)
  })

  test('while it is open nothing else becomes of the basket: {what}')
    .with([
      {
        what: 'another order',
        path: '/basket/me/checkout',
        body: { paymentMethod: 'BankTransfer' },
      },
      {
        what: 'another item',
        path: '/basket/me',
        body: { product: 'TICKS', from: 20000103, to: 20000107 },
      },
    ])
    .run(async ({ assert, client }, { path, body }) => {
      await prepared(client)
      const refused = await client
        .post(`/api/v1${path}`)
        .json({ ...('paymentMethod' in body ? CONSENTS : {}), ...body })
        .loginAs(buyer)
        .withCsrfToken()
      refused.assertStatus(423)
      assert.lengthOf(await itemsOf(buyer), 1)
    })

  test('the buyer finds it from his basket as well', async ({ client }) => {
    const { id, path } = await prepared(client)
    const found = await client.get(`/basket-status/${id}`).loginAs(buyer).redirects(0)
    found.assertHeader('location', path)
  })

  test('a payment by the page of the shop has no link', async ({ assert, client }) => {
    const { id, path } = await prepared(client)
    await rows(
      null,
      `update payment_attempts set checkout = jsonb_set(checkout, '{checkout,chargedLater}', 'false')
        where id = ?`,
      [id]
    )
    assert.isNull((await shown(client, path)).payment)
  })

  test('what is no card is refused at its place: {$self}')
    .with(['4711100000000000', '', 's-crd-'])
    .run(async ({ assert, client }, cardId) => {
      const { path } = await prepared(client)
      const refused = await pay(client, path, cardId)
      assert.isDefined(errorsOf(refused).cardId)
      assert.containsSubset(await attemptsOf(buyer), [{ state: 'Created' }])
    })

  test('a time that is none is refused: {$self}')
    .with(['0', '61', 'long'])
    .run(async ({ client }, wait) => {
      const { id } = await prepared(client)
      const answer = await client.get(`/api/v1/payments/${id}/charges`).qs({ wait }).loginAs(buyer)
      answer.assertStatus(422)
    })
})
