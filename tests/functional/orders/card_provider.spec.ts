import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import payment from '#config/payment'
import { listenToProvider } from '#orders/actions/payment/listen_to_provider'
import {
  chargeCard,
  createCardCustomer,
  findCardPayment,
} from '#orders/gateways/card_provider/index'
import { forgetToken } from '#orders/gateways/card_provider/token'
import { givenCard, givenCardProvider } from '#tests/fixtures/orders/card_payment'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

const settings = payment.cardProvider!

type Answer = {
  id?: string
  errors?: { code: string; customerMessage: string }[]
  amount?: Record<string, string>
  [field: string]: unknown
}

/** One call of the provider's API as its documentation describes it. */
async function ask(method: string, path: string, body?: object, headers: HeadersInit = {}) {
  const key = Buffer.from(`${settings.privateKey}:`).toString('base64')
  const response = await fetch(`${settings.apiUrl}/v1${path}`, {
    method,
    headers: { 'authorization': `Basic ${key}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const charge = async (over: object = {}) => ({
  amount: '350.0000',
  currency: 'EUR',
  returnUrl: 'http://localhost/back',
  orderId: 'order-1',
  resources: { typeId: await givenCard() },
  ...over,
})

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

test.group('The stand-in for the card provider | its API', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => provider.provider.play(''))

  test('{title}: {status} {code}')
    .with([
      {
        title: 'an unknown key',
        headers: basic('s-priv-x:'),
        status: 401,
        code: 'API.710.000.002',
      },
      {
        title: 'a key with a password',
        headers: basic('s-priv-tests:x'),
        status: 401,
        code: 'API.710.000.002',
      },
      {
        title: 'the public key',
        headers: basic('s-pub-tests:'),
        status: 401,
        code: 'API.710.000.007',
      },
      {
        title: 'a token of nobody',
        headers: { authorization: 'Bearer x' },
        status: 401,
        code: 'API.710.000.002',
      },
      { title: 'a payment of nobody', headers: {}, status: 404, code: 'API.310.100.003' },
    ])
    .run(async ({ assert }, { headers, status, code }) => {
      const answer = await ask('GET', '/payments/none', undefined, headers)
      assert.equal(answer.status, status)
      assert.equal(answer.body.errors![0]!.code, code)
      assert.isTrue(answer.body.isError)
    })

  test('amounts are texts with four decimals, ids say what they name', async ({ assert }) => {
    const charged = await ask('POST', '/payments/charges', await charge({ amount: 350.5 }))
    assert.equal(charged.status, 201)
    assert.equal(charged.body.id, 's-chg-1')
    assert.equal(charged.body.amount as unknown, '350.5000')
    assert.equal(charged.body.redirectUrl, '')
    const { paymentId } = charged.body.resources as { paymentId: string }
    assert.match(paymentId, /^s-pay-\d+$/)
    const found = await ask('GET', `/payments/${paymentId}`)
    assert.deepEqual(found.body.state, { id: 1, name: 'completed' })
    assert.equal(found.body.amount!.charged, '350.5000')
  })

  test('order ids need not be unique: the newest payment is found', async ({ assert }) => {
    const [one, other] = [
      await ask('POST', '/payments/charges', await charge({ orderId: 'twice' })),
      await ask('POST', '/payments/charges', await charge({ orderId: 'twice' })),
    ]
    assert.deepEqual([one.status, other.status], [201, 201])
    const found = await ask('GET', '/payments/twice')
    assert.equal(found.body.id, (other.body.resources as { paymentId: string }).paymentId)
  })

  test('{title} is refused')
    .with([
      { title: 'no amount', over: { amount: undefined } },
      { title: 'a negative amount', over: { amount: -1 } },
      { title: 'five decimals', over: { amount: '1.00001' } },
      { title: 'another currency', over: { currency: 'USD' } },
      { title: 'no card', over: { resources: {} } },
      { title: 'no way back', over: { returnUrl: 'back' } },
    ])
    .run(async ({ assert }, { over }) => {
      const { status, body } = await ask('POST', '/payments/charges', await charge(over))
      assert.equal(status, 400)
      assert.match(body.errors![0]!.code, /^API\./)
    })

  test('customers read why in their language', async ({ assert }) => {
    const declined = await charge({ resources: { typeId: await givenCard({ cvc: '051' }) } })
    const { body } = await ask('POST', '/payments/charges', declined, { 'accept-language': 'de' })
    assert.match(body.errors![0]!.customerMessage, /^Ihre Karte wurde abgelehnt/)
  })

  test('a charge is given back once', async ({ assert }) => {
    const { body } = await ask('POST', '/payments/charges', await charge())
    const { paymentId } = body.resources as { paymentId: string }
    const cancels = `/payments/${paymentId}/charges/s-chg-1/cancels`
    assert.equal((await ask('POST', cancels, {})).status, 201)
    assert.equal((await ask('POST', cancels, {})).status, 400)
    const found = await ask('GET', `/payments/${paymentId}`)
    assert.equal(found.body.amount!.canceled, '350.0000')
  })

  test('a misspelt scenario is refused', async ({ assert }) => {
    const set = await fetch(`${settings.apiUrl}/_control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"scenario":"aprove"}',
    })
    assert.equal(set.status, 400)
  })
})

test.group('The gateway to the card provider', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => {
    provider.provider.play('')
    forgetToken()
    return () => {
      settings.tokenUrl = null
      forgetToken()
    }
  })

  const order = async () => ({
    providerOrderId: `kontor-${Math.random()}`,
    amountCents: 35_000,
    currency: 'EUR',
    cardId: await givenCard(),
    customerId: null,
    returnUrl: 'http://localhost/back',
    locale: 'en' as const,
  })

  test('pays with tokens where the provider wants them, and draws a new one when it ran out', async ({
    assert,
  }) => {
    settings.tokenUrl = `${settings.apiUrl}/v1/auth/token`
    assert.equal((await chargeCard(await order())).kind, 'taken')
    provider.provider.play('401-once')
    const before = provider.provider.payments.payments.size
    const second = await order()
    assert.equal((await chargeCard(second)).kind, 'taken')
    assert.equal(provider.provider.payments.payments.size, before + 1)
    const found = await findCardPayment(second.providerOrderId)
    assert.containsSubset(found, { status: 'success', chargedCents: 35_000 })
  })

  test('a key that is refused charges nothing and is not repeated', async ({ assert }) => {
    provider.provider.play('401-once')
    const before = provider.provider.payments.payments.size
    assert.equal((await chargeCard(await order())).kind, 'declined')
    assert.equal(provider.provider.payments.payments.size, before)
  })

  test('{scenario}: the answer is lost, the charge is booked {times} time(s)')
    .with([
      { scenario: 'charge-then-drop-connection', times: 1 },
      { scenario: '500-after-book', times: 1 },
      { scenario: 'drop-before-book', times: 0 },
    ])
    .run(async ({ assert }, { scenario, times }) => {
      const wish = await order()
      const before = provider.provider.payments.payments.size
      provider.provider.play(scenario)
      assert.equal((await chargeCard(wish)).kind, 'lost')
      assert.equal(provider.provider.payments.payments.size, before + times)
      const found = await findCardPayment(wish.providerOrderId)
      assert.equal(typeof found, times === 1 ? 'object' : 'string')
    })

  test('is asked once to tell this shop about payments', async ({ assert }) => {
    assert.equal((await listenToProvider()).outcome, 'new')
    assert.deepEqual(await listenToProvider(), {
      url: `${appUrl}/payments/notifications`,
      outcome: 'known',
    })
    assert.lengthOf([...provider.provider.payments.webhooks.values()], 1)
  })

  test('a customer without a name is refused in the words of the provider', async ({ assert }) => {
    const made = await createCardCustomer(
      { firstname: '', lastname: 'B', email: 'a@b.example' },
      'de'
    )
    assert.isFalse(made.ok)
    if (!made.ok) assert.match(String(made.refusal.params?.message), /konnte nicht verarbeitet/)
  })
})
